import { lazy as lazyOnce } from 'react';
import { retryOnce } from './retryOnce.ts';

/**
 * React's `lazy`, which loads once more after a failure. The error boundary of the page replaces a
 * part that did not load.
 */
export const lazy: typeof lazyOnce = (load) => lazyOnce(() => retryOnce(load));
