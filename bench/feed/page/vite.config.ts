import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['saudagar-source', ...defaultClientConditions] },
  build: {
    target: 'baseline-widely-available',
    outDir: '../../../node_modules/.cache/bench-feed',
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});
