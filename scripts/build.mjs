// `npm run build`: builds the page and the server, if they have changed.
import { build } from './lib/build.mjs';
import { main } from './lib/run.mjs';

await main(build);
