import type { Label } from '../../kit/index.ts';

export const india: readonly Label[] = [];
