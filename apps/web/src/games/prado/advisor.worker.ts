import { advisorOf } from '@sobremesa/bots/advice';
import { networks } from '@sobremesa/bots/weights/prado';
import { prado } from '@sobremesa/games/prado';
import { explain } from '@sobremesa/games/prado/hints';
import { serve } from '../advice/serve.ts';

serve(advisorOf(prado, explain, networks));
