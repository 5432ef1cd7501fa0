import { advisorOf } from '@sobremesa/bots/advice';
import { networks } from '@sobremesa/bots/weights/patzcuaro';
import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { explain } from '@sobremesa/games/patzcuaro/hints';
import { serve } from '../advice/serve.ts';

serve(advisorOf(patzcuaro, explain, networks));
