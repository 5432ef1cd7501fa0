import type { Label } from '../../kit/index.ts';

export const phoenicia: readonly Label[] = [];
