/** Runs one of the server's programs, named by the first argument; the others are passed on. */
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const PROGRAMS = ['serve', 'createAdmin', 'exportData', 'importData'];
/** Same version as `engines` of package.json. */
const NODE_MIN = 24;

const { url } = import.meta;
const isBundled = url.endsWith('.js');
const [program = ''] = process.argv.splice(2, 1);
if (Number.parseInt(process.versions.node, 10) < NODE_MIN) {
  // Modules that an older Node cannot parse are imported after this check.
  console.error(
    `The server needs Node ${NODE_MIN} or later; this is Node ${process.versions.node}.`,
  );
  process.exitCode = 1;
} else if (PROGRAMS.includes(program)) {
  // Maps stack traces to the sources.
  process.setSourceMapsEnabled(true);
  // Files written by the server are private to its owner.
  process.umask(0o077);
  if (isBundled) module.enableCompileCache(fileURLToPath(new URL('.cache/code', url)));
  await import(new URL(`${program}.${isBundled ? 'js' : 'ts'}`, url).href);
  module.flushCompileCache();
} else {
  console.error(`There is no program "${program}": it is one of ${PROGRAMS.join(', ')}.`);
  process.exitCode = 1;
}
