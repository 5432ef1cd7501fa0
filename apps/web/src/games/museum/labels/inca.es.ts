import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const inca = {} satisfies LabelTexts;
