// `npm run build:static`: builds the page without a server into `dist/static`, for any host of
// static files, if it has changed.
import { buildStatic } from './lib/build.mjs';
import { main } from './lib/run.mjs';

await main(buildStatic);
