import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const rome = {} satisfies LabelTexts;
