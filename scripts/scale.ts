import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { root } from './packages.ts';

/** For whoever meets a gate for the first time. */
export const ADVICE = `Gates may only fall. Look at what your change added: \`git stash\`, build and weigh once more,
and compare. What each file of the host is made of stands in apps/host/dist/.vite/modules.json; a module
lies in one file whole, though a first page needs one name of it. What the first screen does not need
comes on demand (packages/ui/src/onDemand); a library is weighed before it is taken; what two packages
have may belong into one. What packages weigh and why: docs/decisions/031. To weigh again: \`npm run sizes\`.`;

/** What is weighed, a line each. */
export interface Scale {
  lines: string[];
  failures: number;
  /** Puts bytes on it that may be so many kB at the most. */
  weigh(what: string, bytes: number, most: number): void;
  /** Something that may not be there at all. */
  refuse(complaint: string): void;
}

/** An empty scale. kB are 1000 bytes. */
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

/**
 * Bytes of what a built package's entry brings of its own code, also what is fetched later, with the
 * texts of one language: of all names (`*`), of some (`a, b`), or of a bare import (null).
 */
export async function weighEntry(path: string, part: string | null): Promise<number> {
  const entry = JSON.stringify(path);
  const contents =
    part === null
      ? `import ${entry};`
      : part === '*'
        ? `export * from ${entry};`
        : `export { ${part} } from ${entry};`;
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    splitting: true,
    outdir: join(root, 'node_modules/.cache/sizes'),
    write: false,
    metafile: true,
    minify: true,
    // A bare import of a package without side effects is what is weighed, not a mistake.
    logLevel: 'error',
    absWorkingDir: root,
    format: 'esm',
    target: 'es2022',
    plugins: [
      {
        name: 'own-code',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
            kind === 'entry-point' ? undefined : { path, external: true, sideEffects: false },
          ),
      },
    ],
  });
  // A bare import loads nothing later, though parts for later are written all the same.
  const counted =
    part === null
      ? outputFiles.filter(
          ({ path }) => metafile.outputs[relative(root, path)]?.entryPoint === '<stdin>',
        )
      : outputFiles;
  const texts: Record<string, number> = { en: 0, id: 0 };
  let code = 0;
  for (const { text, path, contents: bytes } of counted) {
    if (text.trim() === '') continue;
    const language = languageOf(metafile, path);
    if (language) texts[language] = (texts[language] ?? 0) + gzipped(bytes);
    else code += gzipped(bytes);
  }
  return code + Math.max(...Object.values(texts));
}

/** Which language a chunk is for that holds nothing else; React Aria's own Indonesian counts with it. */
function languageOf({ outputs }: Metafile, path: string): string | undefined {
  const inputs = Object.keys(outputs[relative(root, path)]?.inputs ?? {});
  const languages = inputs.map((input) => {
    const [, name, language] = /\/dist\/(?:(ariaTexts)|(en|id))-[A-Z0-9]+\.js$/.exec(input) ?? [];
    return name ? 'id' : language;
  });
  return new Set(languages).size === 1 ? languages[0] : undefined;
}

/** Bytes that come over the wire. */
export const gzipped = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length;
