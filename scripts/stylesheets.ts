/** Builds the stylesheets of a package, from its own and those of the packages it uses, and tokens. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { resolverFile, tokenFile } from './designTokens/tokenFile.ts';
import { THEMES } from './designTokens/tokenValue.ts';
import { type Package, publishedPackages, root } from './packages.ts';

const FONT_LICENCE = join(root, 'node_modules/@fontsource-variable/plus-jakarta-sans/LICENSE');

/**
 * Writes `styles.css`, which a portal imports, and `styles.layered.css`, the same in
 * `@layer saudagar`, into a package's `dist`, each with a declaration for compilers that check the
 * import of a stylesheet, and the licence of the font. Nothing where the package has no styles.
 */
export async function buildStyles(one: Package): Promise<void> {
  if (!sheetOf(one)) return;
  const dist = join(root, one.folder, 'dist');
  const sheets = madeOf(one).flatMap((part) => sheetOf(part) ?? []);
  await build({
    stdin: {
      contents: sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n'),
      resolveDir: root,
      loader: 'css',
    },
    outfile: join(dist, 'styles.css'),
    bundle: true,
    minify: true,
    // Keeps the newest syntax: the host knows its browsers.
    target: 'esnext',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]',
    logLevel: 'warning',
  });
  const css = readFileSync(join(dist, 'styles.css'), 'utf8').trimEnd();
  writeFileSync(join(dist, 'styles.layered.css'), `@layer saudagar{${css}}\n`);
  for (const sheet of ['styles.css', 'styles.layered.css']) {
    if (one.manifest.exports[`./${sheet}`]) {
      writeFileSync(join(dist, `${sheet}.d.ts`), 'export {};\n');
    }
  }
  cpSync(FONT_LICENCE, join(dist, 'fonts/OFL.txt'));
}

/** Writes the tokens that a package declares for design tools: a file a theme, and their resolver. */
export function buildDesignTokens({ folder }: Package): void {
  const source = join(root, folder, 'src/look/tokens.css');
  if (!existsSync(source)) return;
  const sheet = readFileSync(source, 'utf8');
  const write = (name: string, content: object) =>
    writeFileSync(
      join(root, folder, 'dist', `tokens.${name}.json`),
      `${JSON.stringify(content, null, 2)}\n`,
    );
  for (const theme of THEMES) write(theme, tokenFile(sheet, theme));
  write('resolver', resolverFile);
}

/** The source of a package's own stylesheet. */
function sheetOf({ folder, manifest }: Package): string | undefined {
  const source = manifest.exports['./styles.css']?.['saudagar-source'];
  return source && join(root, folder, source);
}

/** Lists the kit's packages that a package uses, dependencies first, and the package. */
function madeOf(one: Package): Package[] {
  const packages = publishedPackages();
  const needed = new Set<string>();
  const visit = ({ manifest }: Package) => {
    needed.add(manifest.name);
    for (const other of packages) {
      if (other.manifest.name in { ...manifest.dependencies }) visit(other);
    }
  };
  visit(one);
  return packages.filter(({ manifest }) => needed.has(manifest.name));
}
