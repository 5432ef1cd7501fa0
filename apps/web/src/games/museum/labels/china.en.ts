import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const china = {} satisfies LabelTexts;
