import type { Label } from '../../kit/index.ts';

export const china: readonly Label[] = [];
