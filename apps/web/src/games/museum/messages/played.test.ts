import { museum } from '@sobremesa/games/museum';
import { explain } from '@sobremesa/games/museum/hints';
import { expectWholeTexts } from '../../../../test/texts/played.ts';
import { prompt } from '../prompt.ts';

expectWholeTexts({ module: museum, prompt, explain, seats: [2], atLeast: 40 });
