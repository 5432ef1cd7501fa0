import type { GalleryTexts } from '../../../gallery/labelTexts.ts';
import { labels } from './labels.en.ts';

export default {
  names: {
    candle: 'Candle',
    skull: 'Sugar skull',
    marigold: 'Marigold',
    lollipop: 'Lollipop',
    portrait: 'Portrait',
    top: 'Spinning top',
    bottle: 'Bottle of liquor',
    bread: 'Pan de muerto',
    pink: 'Flower',
    green: 'Vase',
    purple: 'Cross',
    yellow: 'Hummingbird',
    '1A': 'Flower stall',
    '1B': 'Candle maker',
    '2A': 'Bakery',
    '2B': 'Sugar-skull maker',
    '3A': 'Sweet shop',
    '3B': 'Toy shop',
    '4A': 'Liquor shop',
    '4B': 'Portrait studio',
    patzcuaro: 'Lake Pátzcuaro',
    altar: 'Altar of the dead',
  },
  groups: { offering: 'Offerings', symbol: 'Symbols', shop: 'Shops', night: 'The night' },
  labels,
} satisfies GalleryTexts;
