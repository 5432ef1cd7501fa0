import type { GalleryTexts } from '../../../gallery/labelTexts.ts';
import { labels } from './labels.en.ts';

export default { names: {}, groups: {}, labels } satisfies GalleryTexts;
