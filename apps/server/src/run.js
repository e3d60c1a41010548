// Runs one of the server's programs, named by the first argument; the others are the program's own.
// Not TypeScript: Node would load its compiler, twenty megabytes, for this one file.
import { runBundled } from './bundle.js';

const [program = ''] = process.argv.splice(2, 1);
await runBundled(program);
