import type { Plugin } from 'vite';

const byRequest = 'import { XHR } from "./polling-xhr.node.js";';
const byFetch = 'import { Fetch as XHR } from "./polling-fetch.js";';

/**
 * Makes engine.io poll with its own `fetch` transport instead of `XMLHttpRequest`, which is three
 * times the code. engine.io-client's `transports` option can choose `Fetch`, but socket.io-client
 * imports the other one anyway. Without that import, the option would replace this.
 */
export function pollingByFetch(): Plugin {
  return {
    name: 'polling-by-fetch',
    apply: 'build',
    transform: {
      filter: { id: /engine\.io-client\/build\/esm\/transports\/(?:index|polling-xhr)\.js$/ },
      handler(code, id) {
        // Unused now, but the bundler would keep it: the module adds a listener to the page when it
        // is loaded.
        if (id.endsWith('polling-xhr.js')) return { code, map: null, moduleSideEffects: false };
        if (!code.includes(byRequest)) throw new Error('engine.io-client imports its transports in a way that we do not know');
        return { code: code.replace(byRequest, byFetch), map: null };
      },
    },
  };
}
