import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test.each([
  ['color: var(--sg-ink)', 'color: #1f2421'],
  ['--sg-ink: var(--_text)', '--sg-ink: #f4f1e8'],
  ['background: color-mix(in srgb, var(--_text) 10%, transparent)', 'background: rgb(0 0 0 / 10%)'],
  ['border-color: CanvasText', 'border-color: green'],
  ['font-size: var(--sg-text-small)', 'font-size: 0.875rem'],
  ['font-size: calc(var(--_size) * 0.38)', 'font-size: calc(1rem * 0.38)'],
  ['font-weight: var(--sg-weight-strong)', 'font-weight: 600'],
  ['line-height: var(--sg-leading-snug)', 'line-height: 1.4'],
  ['border-radius: var(--sg-radius)', 'border-radius: 10px'],
  ['border-end-end-radius: inherit', 'border-end-end-radius: 50%'],
  ['gap: 0 var(--sg-space-3)', 'gap: 0.375rem'],
  ['column-gap: min(var(--sg-space-3), 2vw)', 'column-gap: var(--sg-text-small)'],
  ['--_height:var(--sg-button-small)', '--_height:2.5rem'],
])('a stylesheet may say "%s", not "%s"', async (token, value) => {
  const lint = async (declaration: string) => {
    const { results } = await stylelint.lint({
      code: `.sg-a { ${declaration}; }`,
      codeFilename: join(root, 'packages/ui/src/a.css'),
      configFile: join(root, 'stylelint.config.mjs'),
    });
    return results.flatMap(({ warnings }) => warnings);
  };
  expect(await lint(token)).toEqual([]);
  expect(await lint(value)).toHaveLength(1);
});

/** Classes with a rule of their own in more than one sheet, which change each other. */
function definedTwice(sheets: readonly string[]): string[] {
  const classes = sheets.flatMap((sheet) => {
    const css = sheet.replaceAll(/\/\*.*?\*\//gs, '');
    return [
      ...new Set(
        Array.from(css.matchAll(/(?:^|[},])\s*\.(sg-[\w-]+)(?=\s*[,{])/g), ([, name]) => name),
      ),
    ];
  });
  return classes.filter((name, index) => classes.indexOf(name) < index) as string[];
}

test('no class has rules of its own in two sheets of a package', () => {
  expect(
    definedTwice(['.sg-a { gap: 0 }\n.sg-b > .sg-c { gap: 0 }', '/* .sg-a {} */ .sg-c {}']),
  ).toEqual([]);
  expect(definedTwice(['.sg-a { gap: 0 }', '.sg-b {}\n\n.sg-c,\n.sg-a {}'])).toEqual(['sg-a']);
  const folders = globSync(['packages/*/src', 'apps/host/src'], { cwd: root });
  expect(folders.length).toBeGreaterThan(20);
  for (const folder of folders) {
    const files = globSync('**/*.css', { cwd: join(root, folder) });
    const sheets = files.map((file) => readFileSync(join(root, folder, file), 'utf8'));
    expect(definedTwice(sheets), folder).toEqual([]);
  }
});
