import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const mesopotamia = {} satisfies LabelTexts;
