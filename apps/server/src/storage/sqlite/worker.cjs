// The thread of a database where there is no build: Node by itself starts no thread from
// TypeScript.
require('tsx/cjs/api').register();
require('./worker.ts');
