import type { Label } from '../../kit/index.ts';

export const egypt: readonly Label[] = [];
