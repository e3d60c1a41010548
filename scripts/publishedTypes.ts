/**
 * Compiles the types of every built package, though most portals skip those of their libraries, and
 * the examples of the READMEs against them.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './packages.ts';

/**
 * Returns the `tsx` blocks of a page, each as a file beside it, so that its imports resolve like a
 * host's.
 */
function examplesOf(page: string, text: string): [path: string, code: string][] {
  // A block that names its file belongs to an app, which the portals' check builds.
  const blocks = [...text.matchAll(/^```tsx\n(?!\/\/ )(.*?)^```$/gms)];
  return blocks.map(([, code = ''], index) => [
    join(root, dirname(page), `${page.replaceAll('/', '-')}.${index + 1}.tsx`),
    code,
  ]);
}

/** Deliberate errors: the check must find them. */
const PLANTED = examplesOf(
  'packages/feed/wrong.md',
  "```tsx\nimport { Feed } from '@saudagar/feed';\nimport '@saudagar/feed/none.css';\n\nexport const page = <Feed onMessage={7} />;\n```\n",
);
const PLANTED_FAULTS = ['@saudagar/feed/none.css', "'number' is not assignable"];

/** Lists the errors of published types and examples. Needs the built packages. */
export function complaintsAboutTypes(): string[] {
  const pages = globSync(['README.md', 'docs/*.md', 'packages/*/README.md'], { cwd: root }).sort();
  const written = pages.flatMap((page) => examplesOf(page, readFileSync(join(root, page), 'utf8')));
  const types = globSync('packages/*/dist/*.d.ts', { cwd: root }).map((path) => join(root, path));
  const reported = complaints(types, new Map([...written, ...PLANTED]));
  const isPlanted = (text: string) => text.includes('wrong.md');
  const missed = PLANTED_FAULTS.filter(
    (fault) => !reported.some((text) => isPlanted(text) && text.includes(fault)),
  );
  return [
    ...reported.filter((text) => !isPlanted(text)),
    ...missed.map((fault) => `planted, but not found: ${fault}`),
    ...(written.length > 0 ? [] : ['no README has an example']),
  ];
}

/** Compiles files on disk and examples as one program and returns the errors. */
function complaints(files: readonly string[], examples: ReadonlyMap<string, string>): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.base.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(say(problem));
      },
    },
  );
  const options: ts.CompilerOptions = {
    ...config?.options,
    // Resolves the published files, not the sources.
    customConditions: [],
    // The checked files are types of a library.
    skipLibCheck: false,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => examples.has(path) || fileExists(path);
  host.readFile = (path) => examples.get(path) ?? readFile(path);
  const all = [...files, ...examples.keys()];
  const program = ts.createProgram(all, options, host);
  return all.flatMap((path) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(path)).map(say),
  );
}

function say({ file, messageText }: ts.Diagnostic): string {
  return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
