// `npm run build`: the page and the server, as far as they have changed.
import { build } from './lib/build.mjs';
import { main } from './lib/run.mjs';

await main(build);
