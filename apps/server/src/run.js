// Runs one of the server's programs, named by the first argument; the others are the program's own.
// Not TypeScript: Node would load its compiler, twenty megabytes, for this one file.

export {};

/** As `engines` of package.json says. */
const NODE_MIN = 24;

// An older Node must be able to read this file: what it cannot read is imported after the check.
if (Number.parseInt(process.versions.node, 10) < NODE_MIN) {
  console.error(
    `The server needs Node ${NODE_MIN} or later; this is Node ${process.versions.node}.`,
  );
  process.exitCode = 1;
} else {
  const { runBundled } = await import('./bundle.js');
  const [program = ''] = process.argv.splice(2, 1);
  await runBundled(program);
}
