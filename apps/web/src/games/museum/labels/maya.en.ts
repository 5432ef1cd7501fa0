import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const maya = {} satisfies LabelTexts;
