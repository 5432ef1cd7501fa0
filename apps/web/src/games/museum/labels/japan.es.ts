import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const japan = {} satisfies LabelTexts;
