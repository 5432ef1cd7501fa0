import { kinds, reasonKeys, scoreSources, sentenceKeys } from '@sobremesa/games/newgame';
import { expectTexts } from '../../../../test/texts/expectTexts.ts';
import en from './en.ts';
import es from './es.ts';

expectTexts({ es, en }, { sentenceKeys, reasonKeys, scoreSources, terms: kinds.flatMap((kind) => [kind, `all-${kind}`]) });
