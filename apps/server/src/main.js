// Not TypeScript: Node would load its compiler, twenty megabytes, for this one file. The server's code
// is loaded in few files, compiled, and what it was compiled to is kept from start to start, in a folder
// of our own, since whoever could write there could write code.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundledServer } from './bundle.js';

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/server', import.meta.url)));
// Stacks name the sources.
process.setSourceMapsEnabled(true);
await import(bundledServer());
flushCompileCache();
