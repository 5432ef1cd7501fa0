import { benchPage } from './page.ts';
await benchPage(process.argv.slice(2));
