import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const phoenicia = {} satisfies LabelTexts;
