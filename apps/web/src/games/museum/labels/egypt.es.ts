import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const egypt = {} satisfies LabelTexts;
