import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { arrivalPlugin } from './build/arrivalPlugin.ts';
import { chunkGroups } from './build/chunks.ts';
import { conditions } from './build/conditions.ts';
import { firstLoadPlugin } from './build/firstLoadPlugin.ts';
import { serviceWorkerPlugin } from './build/serviceWorkerPlugin.ts';

const server = process.env.SAUDAGAR_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    arrivalPlugin(),
    firstLoadPlugin(),
    serviceWorkerPlugin(),
    // The kit supplies Indonesian; React Aria's built-in texts are limited to English.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  // A catalogue is read whole; named exports of its groups would waste bytes.
  json: { namedExports: false },
  resolve: {
    conditions,
    // Built into React since 18. Named without a path, in which `de-UY` would pass for a locale.
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      // An endpoint documented without `/api`, which shares its address with a page (GRP-088).
      '^/groups/[^/]+$': {
        target: server,
        bypass: ({ method, url }) => (method === 'PUT' ? undefined : url),
      },
      // Two more, beside the Admin Center (ADM-092).
      '^/admin/(flags|approve-content)/.+$': {
        target: server,
        bypass: ({ method, url }) => (method === 'PUT' ? undefined : url),
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: {
      polyfill: false,
      // Includes the file itself, which `arrive.ts` fetches before it is imported.
      resolveDependencies: (file, needed) =>
        file.includes('texts-') ? [file] : [...new Set([file, ...needed])],
    },
    reportCompressedSize: false,
    // `scripts/sizes.ts` checks the size of each page.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // `main.tsx` bundles sign-in into the base, although the list of pages imports it on demand.
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
