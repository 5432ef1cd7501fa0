import type { Label } from '../../kit/index.ts';

export const greece: readonly Label[] = [];
