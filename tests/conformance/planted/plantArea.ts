import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/packages.ts';
import { booths } from './booths.ts';

/** Copied parts of the workspace; the rest is read in place. */
const COPIED = [
  'tsconfig.base.json',
  'packages/contract',
  'mocks',
  'apps/server',
  'apps/host',
  'tests',
  'scripts',
];
/** The copied packages by name. */
const OWN = { contract: 'packages/contract', mocks: 'mocks', server: 'apps/server' };

/** The area's line in each registry, at the end of its list. */
const LINES = {
  'packages/contract/src/areas.ts': ['./booths/area.ts', 'booths'],
  'mocks/src/areas.ts': ['./areas/booths/area.ts', 'booths'],
  'apps/server/src/areas/areas.ts': ['./booths/area.ts', 'booths'],
  'tests/areas.ts': [
    null,
    `{
      name: 'booths',
      conformance: async () => (await import('./conformance/booths/area.ts')).booths,
      faults: async () => (await import('./faults/scenarios/booths.ts')).scenarios,
    }`,
  ],
  'apps/host/src/pages/pages.ts': ['./booths/page.ts', 'page as booths'],
} as const;

const LIST = /(export const (?:areas|pages)\b[^=]*= \[)(.*?)(,?\s*\](?: as const)?;)/s;

function addLine(text: string, from: string | null, entry: string): string {
  const name = entry.replace(/^.* as /, '');
  const listed = text.replace(LIST, (_, start, list, end) => `${start}${list}, ${name}${end}`);
  if (listed === text) throw new Error('The registry has no list to which an area could be added');
  return from === null ? listed : `import { ${entry} } from '${from}';\n${listed}`;
}

/**
 * Copies the workspace's sources, adds the folders of an area and its line in each registry.
 * Returns the copy's path and a function that removes it.
 */
export function plantArea(): { copy: string; remove: () => void } {
  const copy = mkdtempSync(join(tmpdir(), 'planted-area-'));
  const isSource = (path: string) => !/\/(?:node_modules|dist|portals)$/.test(path);
  for (const folder of COPIED)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  linkPackages(copy);
  for (const [path, text] of Object.entries(booths)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  for (const [path, [from, entry]] of Object.entries(LINES)) {
    const file = join(copy, path);
    writeFileSync(file, addLine(readFileSync(file, 'utf8'), from, entry));
  }
  return { copy, remove: () => rmSync(copy, { recursive: true }) };
}

/** Links the copy to its own contract, mocks and server, and to the workspace's other packages. */
function linkPackages(copy: string): void {
  const from = join(root, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(join(to, '@saudagar'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@saudagar' && !name.startsWith('.'))
      symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@saudagar'))) {
    const own = OWN[name as keyof typeof OWN];
    const target = own ? join(copy, own) : join(from, '@saudagar', name);
    symlinkSync(target, join(to, '@saudagar', name));
  }
}
