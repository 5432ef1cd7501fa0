import type { OptionField } from '../kit/index.ts';

export const players = { min: 2, max: 2 } as const;

export const optionFields: readonly OptionField[] = [{ name: 'cabinet', values: ['full', 'small'], default: 'full' }];
