import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const labels = {} satisfies LabelTexts;
