import type { Label } from '../../kit/index.ts';

export const polynesia: readonly Label[] = [];
