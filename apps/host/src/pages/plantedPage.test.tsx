import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTexts, UiProvider } from '@saudagar/ui';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolvePath } from '../routing/resolvePath.ts';
import type { NavList } from '../shell/NavList.tsx';
import type { hostPages } from './hostPages.ts';
import { menuOf, pageAt, patternAt } from './page.ts';

const source = join(import.meta.dirname, '..');
const root = mkdtempSync(join(tmpdir(), 'planted-page-'));
const copy = join(root, 'src');

const files = {
  'page.ts': `
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'warehouse',
  paths: ['/warehouse', '/warehouse/:shelf'],
  redirects: { '/my-warehouse': '/warehouse?tab=mine' },
  who: ['admin'],
  texts: { en: () => import('./messages/en.json'), id: () => import('./messages/id.json') },
  view: async () => (await import('./Page.tsx')).Page,
  firstList: '/api/shelves',
  menu: 'main',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
`,
  'Page.tsx': 'export function Page() { return <p>Shelves</p>; }',
  'messages/en.json': '{ "title": "Warehouse" }',
  'messages/id.json': '{ "title": "Gudang" }',
};

/** Adds the folder of a page to a copy of the host, and its line to the list. */
function plantPage(): void {
  cpSync(source, copy, { recursive: true });
  symlinkSync(join(source, '../../../node_modules'), join(root, 'node_modules'));
  const folder = join(copy, 'pages/warehouse');
  mkdirSync(join(folder, 'messages'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const list = join(copy, 'pages/pages.ts');
  writeFileSync(
    list,
    `import { page as warehouse } from './warehouse/page.ts';\n${readFileSync(list, 'utf8').replace(/\[\s*feed,/, '[warehouse, feed,')}`,
  );
}

let planted: typeof hostPages;
let List: typeof NavList;
beforeAll(async () => {
  plantPage();
  ({ hostPages: planted } = await import(join(copy, 'pages/hostPages.ts')));
  ({ NavList: List } = await import(join(copy, 'shell/NavList.tsx')));
  await Promise.all([loadTexts('en'), loadTexts('id')]);
});
afterAll(() => rmSync(root, { recursive: true }));

const leadTo = (path: string, role: 'admin' | 'user') =>
  resolvePath({ path, session: { state: 'signedIn', role }, target: null, pages: planted.routes });

function menuAt(path: string, locale: 'en' | 'id' = 'en'): string {
  const page = pageAt(path, planted.members);
  if (!page) throw new Error('The page was not planted');
  return renderToString(
    <UiProvider locale={locale}>
      <List entries={menuOf('main', 'admin', planted)} current={page} />
    </UiProvider>,
  );
}

test('a folder and its line give a page its routes, redirects and roles', () => {
  expect(leadTo('/warehouse/7?x=1', 'admin').path).toBe('/warehouse/7?x=1');
  expect(leadTo('/my-warehouse', 'admin').path).toBe('/warehouse?tab=mine');
  expect(leadTo('/warehouse', 'user').path).toBe('/');
  const page = pageAt('/warehouse/7', planted.members);
  expect(page?.name).toBe('warehouse');
  expect(page && patternAt('/warehouse/7', page)).toBe('/warehouse/:shelf');
});

test('a folder and its line give a page its menu entry and its title in both languages', () => {
  const menu = (locale: 'en' | 'id') => menuAt('/warehouse', locale);
  expect(menu('en')).toMatch(/href="\/warehouse"[^>]*aria-current="page".*?Warehouse.*Feed/);
  expect(menu('id')).toMatch(/Gudang.*Kabar/);
  expect(menuOf('main', 'user', planted).map(({ name }) => name)).not.toContain('warehouse');
});

test('a page below a menu entry marks that entry', () => {
  const menu = menuAt('/resources/r1');
  expect(menu).toMatch(/href="\/resources"[^>]*aria-current="true"/);
  expect(menu.match(/aria-current/g)).toHaveLength(1);
});

test('a folder and its line give a page its first list', async () => {
  const { pages } = await import(join(copy, 'pages/pages.ts'));
  const { firstListsOf } = await import(join(copy, 'pages/definition.ts'));
  expect(firstListsOf(pages)).toMatchObject({ '/warehouse/:shelf': '/api/shelves' });
});
