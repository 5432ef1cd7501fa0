import type { Label } from '../../kit/index.ts';

export const maya: readonly Label[] = [];
