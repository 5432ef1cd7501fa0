import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const celts = {} satisfies LabelTexts;
