import type { Label } from '../../kit/index.ts';

export const japan: readonly Label[] = [];
