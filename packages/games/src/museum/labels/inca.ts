import type { Label } from '../../kit/index.ts';

export const inca: readonly Label[] = [];
