// Not TypeScript: Node would load its compiler, twenty megabytes, for this one file. What the others
// become without their types is kept with the compiled code from start to start, in a folder of our
// own, since whoever could write there could write code. Where it is read-only, starting takes longer.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/server', import.meta.url)));
await import('./serve.ts');
flushCompileCache();
