// Starts the thread when there is no build: Node cannot start a thread from a TypeScript file.
require('tsx/cjs/api').register();
require('./thinking.ts');
