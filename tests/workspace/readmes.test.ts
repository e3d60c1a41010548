import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { headingOf } from '../../scripts/catalogue/heading.ts';
import { portalPackages, readManifest, root } from '../../scripts/packages.ts';
import { publishedManifest } from '../../scripts/packed/published.ts';

const pages = globSync(['README.md', 'packages/*/README.md'], { cwd: root }).sort();

/** Packages in a page's first `npm install`, and those its example imports. */
function installedAndImported(page: string) {
  const text = readFileSync(join(root, page), 'utf8');
  const [, install] = /^npm install (@saudagar.*)$/m.exec(text) ?? [];
  const [, example = ''] = /^```tsx\n(.*?)^```$/ms.exec(text) ?? [];
  const imports = [...example.matchAll(/^import .*?'([^']+)';$/gms)].map(([, from = '']) =>
    from
      .split('/')
      .slice(0, from.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return {
    installed: install?.split(' ').sort() ?? [],
    imported: [...new Set(imports)].filter((name) => !['react', 'react-dom'].includes(name)),
  };
}

test.each(pages)('%s installs every package that its example imports', (page) => {
  const { installed, imported } = installedAndImported(page);
  // pnpm gives a page no package that it does not name.
  if (installed.length > 0)
    expect(imported.filter((name) => !installed.includes(name))).toEqual([]);
});

/** Returns a page without its blocks of code. */
const proseOf = (page: string) =>
  readFileSync(join(root, page), 'utf8').replaceAll(/^```.*?^```$/gms, '');

/** Lists the anchors of a page's headings, as GitHub names them. */
const anchorsOf = (page: string) =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

const guides = globSync('docs/*.md', { cwd: root }).sort();

test.each([...pages, ...guides])('%s links files and headings that exist', (page) => {
  const prose = proseOf(page).replaceAll(/`[^`\n]+`/g, '');
  const links = [
    ...prose.matchAll(/\]\((?!https?:)([^)\s#]*)#?([^)\s]*)\)/g),
    ...prose.matchAll(/<img src="([^"]+)"/g),
  ];
  const dead = links.filter(([, path = '', anchor = '']) => {
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== '' && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

test('every package for React says how to install it', () => {
  const unsaid = portalPackages().filter(
    ({ folder, manifest }) =>
      'react' in { ...manifest.peerDependencies } &&
      !installedAndImported(join(folder, 'README.md')).installed.includes(manifest.name),
  );
  expect(unsaid.map(({ short }) => short)).toEqual([]);
});

test('a package for React asks its host for React alone', () => {
  for (const { manifest } of portalPackages()) {
    const { peerDependencies: peers } = manifest;
    if (!peers) continue;
    expect(Object.keys(peers).filter((name) => !['react', 'react-dom'].includes(name))).toEqual([]);
    for (const [name, range] of Object.entries({ ...manifest.dependencies }))
      expect(range, `${manifest.name}: ${name}`).toMatch(/^\^|^\d+$/);
  }
});

test('Start here links the page of every package that has one', () => {
  const start = readFileSync(join(root, '.storybook/docs/start.mdx'), 'utf8');
  const about = globSync('packages/*/src/*.mdx', { cwd: root }).map((path) => {
    const heading = headingOf(path.split('/')[1] ?? '');
    return `${heading.toLowerCase().replaceAll(/[ /]/g, '-')}-about--docs`;
  });
  expect(about.length).toBeGreaterThan(0);
  expect(about.filter((page) => !start.includes(`/docs/${page}`))).toEqual([]);
});

test('a published package asks for a Node that its dependencies run on', () => {
  const leastOf = (range = '0') => Number(/\d+/.exec(range)?.[0]);
  const tooLow = portalPackages().flatMap((one) => {
    const least = leastOf(publishedManifest(one).engines?.node);
    return Object.keys({ ...one.manifest.dependencies })
      .filter((name) => !name.startsWith('@saudagar/'))
      .filter((name) => {
        const { engines } = readManifest(`node_modules/${name}/package.json`);
        return leastOf(engines?.node) > least;
      })
      .map((name) => `${one.short}: ${name}`);
  });
  expect(tooLow).toEqual([]);
});
