import { advisor } from '@sobremesa/bots/advisors/museum';
import { serve } from '../advice/serve.ts';

serve(advisor);
