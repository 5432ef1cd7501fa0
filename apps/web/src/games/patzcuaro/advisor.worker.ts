import { advisor } from '@sobremesa/bots/advisors/patzcuaro';
import { serve } from '../advice/serve.ts';

serve(advisor);
