import type { Plugin } from 'vite';

const imported = /^import \{ hasServer \} from '[^']+\/hasServer\.ts';$/m;

/**
 * Builds the page without a server. `hasServer` becomes a literal in each module that imports it,
 * because the bundler removes code only by conditions within a module.
 */
export function withoutServer(): Plugin {
  return {
    name: 'without-server',
    enforce: 'pre',
    config: () => ({ define: { hasServer: 'false' } }),
    transform: {
      filter: { code: 'hasServer.ts' },
      handler: (code) => ({ code: code.replace(imported, ''), map: null }),
    },
  };
}
