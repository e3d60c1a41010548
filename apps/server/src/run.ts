/** Runs one of the server's programs, named by the first argument; the others are the program's own. */
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const PROGRAMS = ['serve', 'createAdmin', 'exportData', 'importData'];
/** As `engines` of package.json says. */
const NODE_MIN = 24;

const { url } = import.meta;
const isBundled = url.endsWith('.js');
const [program = ''] = process.argv.splice(2, 1);
if (Number.parseInt(process.versions.node, 10) < NODE_MIN) {
  // What an older Node cannot read is imported after this.
  console.error(
    `The server needs Node ${NODE_MIN} or later; this is Node ${process.versions.node}.`,
  );
  process.exitCode = 1;
} else if (PROGRAMS.includes(program)) {
  // Stacks name the sources.
  process.setSourceMapsEnabled(true);
  // What a program of the server writes is its owner's alone.
  process.umask(0o077);
  if (isBundled) module.enableCompileCache(fileURLToPath(new URL('.cache/code', url)));
  await import(new URL(`${program}.${isBundled ? 'js' : 'ts'}`, url).href);
  module.flushCompileCache();
} else {
  console.error(`There is no program "${program}": it is one of ${PROGRAMS.join(', ')}.`);
  process.exitCode = 1;
}
