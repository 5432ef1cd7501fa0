import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const greece = {} satisfies LabelTexts;
