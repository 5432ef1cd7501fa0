import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const india = {} satisfies LabelTexts;
