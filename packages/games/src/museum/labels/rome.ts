import type { Label } from '../../kit/index.ts';

export const rome: readonly Label[] = [];
