import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { explain } from '@sobremesa/games/patzcuaro/hints';
import { expectWholeTexts } from '../../../../test/texts/played.ts';
import { prompt } from '../prompt.ts';

expectWholeTexts({ module: patzcuaro, prompt, explain, seats: [2, 4], atLeast: 40 });
