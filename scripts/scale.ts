import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { root } from './packages.ts';

/** Advice for a first encounter with the gate. */
export const ADVICE = `Look at what your change added: \`git stash\`, build and weigh once more, and compare.
What each file of the host is made of stands in apps/host/dist/.vite/modules.json; a module lies in one
file whole, though a first page needs one name of it. What the first screen does not need comes on
demand (packages/ui/src/onDemand). No gate decides which library the design uses, nor how code is cut
into packages: where it is in the way of either, move the gate and write the reason beside it. See
docs/decisions/024. To weigh again: \`npm run sizes\`.`;

/** The weighed lines. */
export interface Scale {
  lines: string[];
  failures: number;
  /** Weighs bytes with a limit in kB. */
  weigh(what: string, bytes: number, most: number): void;
  /** Reports a violation. */
  refuse(complaint: string): void;
}

/** Creates an empty scale. 1 kB is 1000 bytes. */
export function createScale(): Scale {
  return {
    lines: [],
    failures: 0,
    weigh(what, bytes, most) {
      const weight = bytes / 1000;
      const isTooHeavy = weight > most;
      if (isTooHeavy) this.failures += 1;
      const verdict = isTooHeavy ? `  TOO HEAVY by ${Math.ceil(bytes - most * 1000)} bytes` : '';
      this.lines.push(
        `${what.padEnd(44)} ${weight.toFixed(1).padStart(6)} kB of ${+most.toFixed(1)}${verdict}`,
      );
    },
    refuse(complaint) {
      this.failures += 1;
      this.lines.push(complaint);
    },
  };
}

/** The size of a built entry's own code, in bytes. */
export interface Weight {
  /** Code fetched at once. */
  first: number;
  /** Code fetched at once and later, and the texts of one language. */
  all: number;
}

/**
 * Weighs the own code of a built package's entry: all its names (`*`), some (`a, b`), or a bare
 * import.
 */
export async function weighEntry(path: string, part: string | null): Promise<Weight> {
  const atOnce = await bundleOwnCode(path, part, ['dynamic-import']);
  const whole = await bundleOwnCode(path, part);
  const reached = filesReached(whole.metafile);
  const texts: Record<string, number> = { en: 0, id: 0 };
  let code = 0;
  for (const { text, path, contents } of whole.outputFiles) {
    const file = relative(root, path);
    if (text.trim() === '' || !reached.has(file)) continue;
    const language = languageOf(whole.metafile, file);
    if (language) texts[language] = (texts[language] ?? 0) + gzipped(contents);
    else code += gzipped(contents);
  }
  const first = atOnce.outputFiles.filter(({ text }) => text.trim() !== '');
  return {
    first: first.reduce((sum, { contents }) => sum + gzipped(contents), 0),
    all: code + Math.max(...Object.values(texts)),
  };
}

/** Lists the values that a built package exports. */
export async function exportedNames(path: string): Promise<string[]> {
  const { metafile } = await bundleOwnCode(path, '*');
  return entryOf(metafile).exports;
}

async function bundleOwnCode(path: string, part: string | null, leftOut: readonly string[] = []) {
  const entry = JSON.stringify(path);
  const names = part === '*' ? '*' : `{ ${part} }`;
  return build({
    stdin: {
      contents: part === null ? `import ${entry};` : `export ${names} from ${entry};`,
      resolveDir: root,
    },
    bundle: true,
    splitting: true,
    outdir: join(root, 'node_modules/.cache/sizes'),
    write: false,
    metafile: true,
    minify: true,
    // A bare import of a package without side effects is the subject, not a mistake.
    logLevel: 'error',
    absWorkingDir: root,
    format: 'esm',
    target: 'es2022',
    plugins: [
      {
        name: 'own-code',
        setup: ({ onResolve }) => {
          onResolve({ filter: /./ }, ({ kind, path }) => {
            if (kind === 'entry-point') return undefined;
            const isOwn = /^[./]/.test(path) && !leftOut.includes(kind);
            return isOwn ? undefined : { path, external: true, sideEffects: false };
          });
        },
      },
    ],
  });
}

function entryOf({ outputs }: Metafile) {
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>');
  if (!entry) throw new Error('esbuild wrote no entry');
  return { file: entry[0], exports: entry[1].exports };
}

/** Lists the files that the entry imports, at once or later, transitively. */
function filesReached(metafile: Metafile): ReadonlySet<string> {
  const reached = new Set([entryOf(metafile).file]);
  for (const file of reached) {
    for (const { path, external } of metafile.outputs[file]?.imports ?? []) {
      if (!external) reached.add(path);
    }
  }
  return reached;
}

/** Returns the language a chunk exists for; React Aria's own Indonesian counts with it. */
function languageOf({ outputs }: Metafile, file: string): string | undefined {
  const inputs = Object.keys(outputs[file]?.inputs ?? {});
  const languages = inputs.map((input) => {
    const [, name, language] = /\/dist\/(?:(ariaTexts)|(en|id))-[A-Z0-9]+\.js$/.exec(input) ?? [];
    return name ? 'id' : language;
  });
  return new Set(languages).size === 1 ? languages[0] : undefined;
}

/** Size in bytes after gzip. */
export const gzipped = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length;
