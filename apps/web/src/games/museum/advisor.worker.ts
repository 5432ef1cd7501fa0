import { advisorOf } from '@sobremesa/bots/advice';
import { networks } from '@sobremesa/bots/weights/museum';
import { museum } from '@sobremesa/games/museum';
import { explain } from '@sobremesa/games/museum/hints';
import { serve } from '../advice/serve.ts';

serve(advisorOf(museum, explain, networks));
