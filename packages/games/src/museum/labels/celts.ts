import type { Label } from '../../kit/index.ts';

export const celts: readonly Label[] = [];
