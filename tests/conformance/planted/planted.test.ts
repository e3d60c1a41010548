import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@saudagar/contract';
import { loadTexts } from '@saudagar/ui';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Harness } from '../harness.ts';
import type { ServerTarget } from '../serverTarget.ts';
import { plantArea } from './plantArea.ts';
import { render } from './render.tsx';

const { copy, remove } = plantArea();
afterAll(remove);

/** A module of the copy. */
const load = <Module>(path: string): Promise<Module> => import(join(copy, path));

const contract = await load<typeof import('@saudagar/contract/server')>(
  'packages/contract/src/server.ts',
);
const tested = await load<typeof import('../../areas.ts')>('tests/areas.ts');
const { setupHarness } = await load<typeof import('../harness.ts')>('tests/conformance/harness.ts');
const { rolesSuite } = await load<typeof import('../core/roles.ts')>(
  'tests/conformance/core/roles.ts',
);
const { completenessSuite } = await load<typeof import('../core/completeness.ts')>(
  'tests/conformance/core/completeness.ts',
);
const { pages } = await load<typeof import('../../../apps/host/src/pages/pages.ts')>(
  'apps/host/src/pages/pages.ts',
);

const area = contract.areas.find(({ name }) => (name as string) === 'booths');
if (!area) throw new Error('The contract does not list the planted area');
const { endpoints } = area;
const areas = await tested.conformanceOf(tested.areas.filter(({ name }) => name === 'booths'));

/** Holds a target to the planted area: who may call, what it does, all that it documents. */
function holds(harness: Harness): void {
  rolesSuite(harness, { endpoints, sockets: [], areas });
  for (const { suites } of areas) for (const suite of suites) suite(harness);
  completenessSuite(harness, endpoints);
}

describe('the mocks of a planted area', () => {
  const harness = setupHarness(async () => {
    const { startMocksTarget } = await load<typeof import('../mocksTarget.ts')>(
      'tests/conformance/mocksTarget.ts',
    );
    return startMocksTarget();
  }, endpoints);
  holds(harness);
});

describe('the server of a planted area', () => {
  let server: ServerTarget;
  const harness = setupHarness(async () => {
    const { startServerTarget } = await load<typeof import('../serverTarget.ts')>(
      'tests/conformance/serverTarget.ts',
    );
    server = await startServerTarget();
    return server;
  }, endpoints);
  holds(harness);

  test('describes its calls in the OpenAPI document', async () => {
    const served = await (await harness.fetch('/api/openapi.json')).json();
    const { openApiDocument } = await load<typeof import('@saudagar/contract/openapi')>(
      'packages/contract/src/openapi.ts',
    );
    const written = openApiDocument({ title: 'Saudagar Hub', version: served.info.version });
    for (const { paths } of [served, written]) {
      expect(paths['/api/booths']).toMatchObject({ post: { operationId: 'openBooth' } });
      expect(paths['/api/booths/{id}']).toMatchObject({ delete: { 'x-access': 'owner' } });
    }
  });

  test('exports the rows of its migrated table', async () => {
    const { archiveOf } = await load<
      typeof import('../../../apps/server/testing/backupFixture.ts')
    >('apps/server/testing/backupFixture.ts');
    const { contents, bytes } = await archiveOf(server);
    expect(contents.tables.booths?.rows).toBeGreaterThan(0);
    expect(bytes.toString()).toContain('"booth_name":"Rempah"');
  });
});

describe('the fault sweep of a planted area', () => {
  test('has its scenario, and misses it where there is none', async () => {
    const { pagesWithout } = await load<typeof import('../../faults/coverage.ts')>(
      'tests/faults/coverage.ts',
    );
    const scenarios = await tested.scenariosOf(tested.areas);
    expect(pagesWithout(scenarios, ['/booths'])).toEqual([]);
    const others = tested.areas.filter(({ name }) => name !== 'booths');
    expect(pagesWithout(await tested.scenariosOf(others), ['/booths'])).toHaveLength(1);
  });

  test('puts its calls through faults', async () => {
    const { startFaultServer } = await load<typeof import('../../faults/faultServer.ts')>(
      'tests/faults/faultServer.ts',
    );
    const built = join(copy, 'built');
    mkdirSync(built);
    writeFileSync(join(built, 'index.html'), '<head></head>');
    const harness = await startFaultServer(built);
    harness.begin({ as: 'member-1' }, 'en');
    const token = harness.community.accounts.openSession('member-1');
    const open = () =>
      fetch(`${harness.url}/api/booths`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ booth_name: 'Rempah' }),
      });
    const [openBooth] = endpoints;
    if (openBooth) harness.plant(openBooth, 'server error');
    expect((await open()).status).toBe(500);
    harness.lift();
    expect((await open()).status).toBe(201);
    expect(harness.made.map(({ endpoint, fault }) => [endpoint.name, fault])).toEqual([
      ['openBooth', 'server error'],
      ['openBooth', null],
    ]);
    harness.close();
  });
});

describe('the page of a planted area', () => {
  let host: typeof import('../../../apps/host/src/pages/hostPages.ts').hostPages;
  let parts: typeof import('../../../apps/host/src/pages/page.ts');
  beforeAll(async () => {
    ({ hostPages: host } = await load<typeof import('../../../apps/host/src/pages/hostPages.ts')>(
      'apps/host/src/pages/hostPages.ts',
    ));
    parts = await load('apps/host/src/pages/page.ts');
    await Promise.all([loadTexts('en'), loadTexts('id')]);
  });

  test('has its routes, redirects and roles', async () => {
    const { resolvePath } = await load<
      typeof import('../../../apps/host/src/routing/resolvePath.ts')
    >('apps/host/src/routing/resolvePath.ts');
    const leadTo = (path: string, role: 'admin' | 'user') =>
      resolvePath({ path, session: { state: 'signedIn', role }, target: null, pages: host.routes })
        .path;
    expect(leadTo('/booths/7?x=1', 'admin')).toBe('/booths/7?x=1');
    expect(leadTo('/my-booths', 'admin')).toBe('/booths?tab=mine');
    expect(leadTo('/booths', 'user')).toBe('/');
    const page = parts.pageAt('/booths/7', host.members);
    expect(page?.name).toBe('booths');
    expect(page && parts.patternAt('/booths/7', page)).toBe('/booths/:aisle');
  });

  test('has its menu entry and its title in both languages', async () => {
    const { NavList } = await load<typeof import('../../../apps/host/src/shell/NavList.tsx')>(
      'apps/host/src/shell/NavList.tsx',
    );
    const page = parts.pageAt('/booths', host.members);
    if (!page) return expect.unreachable('the page was not planted');
    const entries = parts.menuOf('main', 'admin', host);
    const menu = (locale: Locale) =>
      render(locale, createElement(NavList, { entries, current: page }));
    expect(menu('en')).toMatch(/Feed.*href="\/booths"[^>]*aria-current="page".*?Booths/);
    expect(menu('id')).toMatch(/Kabar.*Lapak/);
    expect(parts.menuOf('main', 'user', host).map(({ name }) => name)).not.toContain('booths');
  });

  test('has its first list', async () => {
    const { firstListsOf } = await load<
      typeof import('../../../apps/host/src/pages/definition.ts')
    >('apps/host/src/pages/definition.ts');
    expect(firstListsOf(pages)).toMatchObject({ '/booths/:aisle': '/api/booths' });
  });
});
