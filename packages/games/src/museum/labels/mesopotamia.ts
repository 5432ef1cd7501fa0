import type { Label } from '../../kit/index.ts';

export const mesopotamia: readonly Label[] = [];
