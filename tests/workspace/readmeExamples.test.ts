import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { publishedPackages } from '../../scripts/packages.ts';

const root = join(import.meta.dirname, '../..');

/** The `tsx` blocks of a page, each as a file beside it, where its imports resolve as a host's would. */
function examplesOf(page: string, text: string): [path: string, code: string][] {
  const blocks = [...text.matchAll(/^```tsx\n(.*?)^```$/gms)];
  return blocks.map(([, code = ''], index) => [
    join(root, dirname(page), `${page.replaceAll('/', '-')}.${index + 1}.tsx`),
    code,
  ]);
}

/** What the compiler has against the examples, all checked together as one program. */
function complaints(examples: ReadonlyMap<string, string>): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.base.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => expect.fail(say(problem)) },
  );
  // A bundler takes stylesheets in; what is checked of one is that the package has it.
  const options = { ...config?.options, allowArbitraryExtensions: true };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const stylesheet = (path: string) => path.endsWith('.d.css.ts');
  host.fileExists = (path) =>
    examples.has(path) ||
    (stylesheet(path) ? fileExists(path.replace('.d.css.ts', '.css')) : fileExists(path));
  host.readFile = (path) =>
    examples.get(path) ?? (stylesheet(path) ? 'export {};' : readFile(path));
  const { getSourceFile } = host;
  host.getSourceFile = (path, version) =>
    examples.has(path) || stylesheet(path)
      ? ts.createSourceFile(path, host.readFile(path) ?? '', version)
      : getSourceFile(path, version);
  const program = ts.createProgram([...examples.keys()], options, host);
  return [...examples.keys()].flatMap((path) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(path)).map(say),
  );
}

function say({ file, messageText }: ts.Diagnostic): string {
  return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

const pages = globSync(['README.md', 'packages/*/README.md'], { cwd: root }).sort();

test('every example of a README compiles', { timeout: 120_000 }, () => {
  const written = pages.flatMap((page) => examplesOf(page, readFileSync(join(root, page), 'utf8')));
  expect(written.length).toBeGreaterThan(3);
  const wrong = examplesOf(
    'packages/feed/wrong.md',
    "```tsx\nimport { Feed } from '@saudagar/feed';\nimport '@saudagar/feed/none.css';\n\nexport const page = <Feed onMember={7} />;\n```\n",
  );
  const found = complaints(new Map([...written, ...wrong]));
  const isPlanted = (text: string) => text.includes('wrong.md');
  expect(found.filter((text) => !isPlanted(text))).toEqual([]);
  // What is wrong on purpose is found, or nothing above proves anything.
  expect(found.filter(isPlanted)).toEqual([
    expect.stringContaining('@saudagar/feed/none.css'),
    expect.stringContaining("'number' is not assignable"),
  ]);
});

/** What a host installs with a package: what it needs of others, and they of theirs. React it has. */
function neededWith(name: string): string[] {
  const packages = publishedPackages();
  const needed = new Set<string>();
  const visit = (one: string) => {
    needed.add(one);
    const manifest = packages.find(({ manifest }) => manifest.name === one)?.manifest;
    for (const other of Object.keys({ ...manifest?.peerDependencies }))
      if (!needed.has(other)) visit(other);
  };
  visit(name);
  return [...needed].filter((one) => !['react', 'react-dom'].includes(one)).sort();
}

test('a README says all that is installed with its package', () => {
  const installed = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/^npm install (@saudagar.*)$/gm)].map(
      ([, names = '']) => ({ page, names: names.split(' ') }),
    ),
  );
  for (const { page, names } of installed)
    expect([...names].sort(), page).toEqual(neededWith(names[0] ?? ''));
  const unsaid = publishedPackages().filter(
    ({ folder, manifest }) =>
      'react' in { ...manifest.peerDependencies } &&
      !('storybook' in { ...manifest.peerDependencies }) &&
      !installed.some(
        ({ page, names }) => page === `${folder}/README.md` && names.includes(manifest.name),
      ),
  );
  expect(unsaid.map(({ short }) => short)).toEqual([]);
});
