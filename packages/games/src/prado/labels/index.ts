export { labels } from './labels.ts';
