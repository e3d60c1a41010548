import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPackages, root } from '../../scripts/packages.ts';

const pages = globSync(['README.md', 'packages/*/README.md'], { cwd: root }).sort();

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
