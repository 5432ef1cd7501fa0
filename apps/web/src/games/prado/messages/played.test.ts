import { prado } from '@sobremesa/games/prado';
import { explain } from '@sobremesa/games/prado/hints';
import { expectWholeTexts } from '../../../../test/texts/played.ts';
import { prompt } from '../prompt.ts';

expectWholeTexts({ module: prado, prompt, explain, seats: [1, 2, 3], atLeast: 40 });
