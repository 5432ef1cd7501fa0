import { newgame } from '@sobremesa/games/newgame';
import { expectWholeTexts } from '../../../../test/texts/played.ts';
import { prompt } from '../prompt.ts';

expectWholeTexts({ module: newgame, prompt, seats: [2], atLeast: 10 });
