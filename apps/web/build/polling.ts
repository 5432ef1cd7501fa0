import type { Plugin } from 'vite';

const byRequest = 'import { XHR } from "./polling-xhr.node.js";';
const byFetch = 'import { Fetch as XHR } from "./polling-fetch.js";';

/** Has engine.io poll by its own `fetch` instead of `XMLHttpRequest`, which takes three times the code. */
export function pollingByFetch(): Plugin {
  return {
    name: 'polling-by-fetch',
    apply: 'build',
    transform: {
      filter: { id: /engine\.io-client\/build\/esm\/transports\/(?:index|polling-xhr)\.js$/ },
      handler(code, id) {
        // Nobody needs it any more, and what it does by itself is to look after its requests.
        if (id.endsWith('polling-xhr.js')) return { code, map: null, moduleSideEffects: false };
        if (!code.includes(byRequest)) throw new Error('engine.io-client names its transports in another way');
        return { code: code.replace(byRequest, byFetch), map: null };
      },
    },
  };
}
