import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const polynesia = {} satisfies LabelTexts;
