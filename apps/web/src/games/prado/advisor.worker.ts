import { advisor } from '@sobremesa/bots/advisors/prado';
import { serve } from '../advice/serve.ts';

serve(advisor);
