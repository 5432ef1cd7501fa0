import type { GalleryTexts } from '../../../gallery/labelTexts.ts';
import { labels } from './labels.es.ts';

export default {
  names: {
    candle: 'Vela',
    skull: 'Calaverita de azúcar',
    marigold: 'Flor de cempasúchil',
    lollipop: 'Dulce',
    portrait: 'Retrato',
    top: 'Trompo',
    bottle: 'Botella de licor',
    bread: 'Pan de muerto',
    pink: 'Flor',
    green: 'Vasija',
    purple: 'Cruz',
    yellow: 'Colibrí',
    '1A': 'Florería',
    '1B': 'Cerería',
    '2A': 'Panadería',
    '2B': 'Puesto de alfeñiques',
    '3A': 'Dulcería',
    '3B': 'Juguetería',
    '4A': 'Licorería',
    '4B': 'Estudio de retratos',
    patzcuaro: 'Lago de Pátzcuaro',
    altar: 'Altar de muertos',
  },
  groups: { offering: 'Ofrendas', symbol: 'Símbolos', shop: 'Tiendas', night: 'La noche' },
  labels,
} satisfies GalleryTexts;
