import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` has the server: at the same port as `npm start` would. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? 8000}`;

/** In production the server names the base path; the development server has none but the root. */
const devBase: Plugin = {
  name: 'dev-base',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'base', attrs: { href: '/' }, injectTo: 'head-prepend' }],
};

export default defineConfig({
  // Relative, so that the same build is served from any path.
  base: './',
  plugins: [react(), devBase],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/games': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: { assetsInlineLimit: 1024, license: { fileName: '.vite/licences.json' } },
});
