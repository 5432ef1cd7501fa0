import type { Label } from '../../kit/index.ts';

export const labels: readonly Label[] = [];
