/** The folders of an area as a developer writes them, by path. */
export const booths: Readonly<Record<string, string>> = {
  'packages/contract/src/booths/area.ts': `
import { z } from 'zod/mini';
import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, Line } from '../core/fields.ts';

export const openBooth = endpoint({
  name: 'openBooth',
  summary: 'Open a booth',
  method: 'POST',
  path: '/api/booths',
  body: z.object({ booth_name: Line(40).check(z.minLength(1)) }),
  reply: z.object({ id: Id }),
  status: 201,
  access: 'member',
  refusals: [422],
  idempotent: false,
});

export const closeBooth = endpoint({
  name: 'closeBooth',
  summary: 'Close a booth',
  method: 'DELETE',
  path: '/api/booths/{id}',
  params: IdParams,
  access: 'owner',
  refusals: [404],
  idempotent: true,
});

export const booths = {
  name: 'booths',
  endpoints: [openBooth, closeBooth],
  texts: await loadCatalogues(
    (locale) => import(\`./messages/\${locale}.json\`, { with: { type: 'json' } }),
  ),
  notifications: 'none',
} as const satisfies Area;
`,
  'packages/contract/src/booths/messages/en.json': `{
    "refusals": { "boothNotFound": "Booth not found" },
    "labels": { "booth_name": "Booth name" }
  }`,
  'packages/contract/src/booths/messages/id.json': `{
    "refusals": { "boothNotFound": "Lapak tidak ditemukan" },
    "labels": { "booth_name": "Nama lapak" }
  }`,

  'mocks/src/areas/booths/area.ts': `
import { areaOf, Refusal } from '@saudagar/contract/server';

class Booths {
  #owners = new Map();

  open(ownerId) {
    const id = \`booth-\${this.#owners.size + 1}\`;
    this.#owners.set(id, ownerId);
    return { id };
  }

  close(id, memberId) {
    if (!this.#owners.has(id)) throw new Refusal(404, 'boothNotFound');
    if (this.#owners.get(id) !== memberId) throw new Refusal(403, 'notAllowed');
  }
}

const [openBooth, closeBooth] = areaOf('booths').endpoints;

export const booths = {
  name: 'booths',
  states: { booths: Booths },
  handlers: ({ booths }, on) => [
    on(openBooth, ({ viewer }) => booths.open(viewer.id)),
    on(closeBooth, ({ viewer, params }) => booths.close(params.id, viewer.id)),
  ],
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
  approvals: 'none',
};
`,

  'apps/server/src/areas/booths/area.ts': `
import { areaOf, Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { memberRoute } from '../../http/route.ts';

const [openBooth, closeBooth] = areaOf('booths').endpoints;

export const booths = {
  contract: areaOf('booths'),
  routes: ({ db }) => [
    memberRoute(openBooth, async ({ member, body }) => {
      const id = uuidv7();
      await sql\`insert into booths values (\${id}, \${member.id}, \${body.booth_name})\`.execute(db);
      return { id };
    }),
    memberRoute(closeBooth, async ({ member, params }) => {
      const { rows } = await sql\`
        select owner_id from booths where id::text = \${params.id}\`.execute(db);
      if (!rows[0]) throw new Refusal(404, 'boothNotFound');
      if (rows[0].owner_id !== member.id) throw new Refusal(403, 'notAllowed');
    }),
  ],
  migrations: {
    '20991231-booths': {
      up: (db) =>
        sql\`create table booths (
          id uuid primary key, owner_id uuid not null references members, booth_name text not null
        )\`.execute(db),
    },
  },
  create: 'none',
  limits: 'none',
  demo: 'none',
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: 'none',
  memberDeleted: 'none',
  blocks: 'none',
  audiences: 'none',
};
`,

  'tests/conformance/booths/area.ts': `
import { areaOf } from '@saudagar/contract/server';
import { expect, test } from 'vitest';
import { failureOf } from '../harness.ts';

const [openBooth, closeBooth] = areaOf('booths').endpoints;
const open = async ({ client }) =>
  (await client.call(openBooth, { body: { booth_name: 'Rempah' } })).id;

export const booths = {
  suites: [
    (harness) =>
      test('a booth needs a name, and closing needs a booth', async () => {
        const member = await harness.signUp();
        const unnamed = { en: 'Booth name is required', id: 'Nama lapak wajib diisi' };
        await harness.refuses({ status: 422, field: 'booth_name', ...unnamed }, member.token, (client) =>
          client.call(openBooth, { body: { booth_name: '' } }),
        );
        const params = { id: 'nowhere' };
        const missing = await failureOf(member.client.call(closeBooth, { params }));
        expect(missing).toMatchObject({ status: 404, detail: 'Booth not found' });
        expect(await open(member)).not.toBe(await open(member));
      }),
  ],
  fixtures: [
    [
      /^\\/api\\/booths\\//,
      async ({ owner }) => ({ params: { id: await open(owner) }, look: async () => null }),
    ],
  ],
  realFields: {},
};
`,

  'tests/faults/scenarios/booths.ts': `
export const scenarios = [
  {
    does: 'open the booths',
    page: '/booths',
    done: ({ page }) => page.getByRole('heading', { name: 'Booths' }),
  },
];
`,

  'apps/host/src/pages/booths/page.ts': `
export const page = {
  name: 'booths',
  paths: ['/booths', '/booths/:aisle'],
  redirects: { '/my-booths': '/booths?tab=mine' },
  audience: ['admin'],
  texts: (locale) => import(\`./messages/\${locale}.json\`),
  view: async () => (await import('./Page.tsx')).Page,
  firstList: '/api/booths',
  menu: 'main',
  home: 'none',
  guide: 'none',
};
`,
  'apps/host/src/pages/booths/Page.tsx': 'export function Page() { return <h1>Booths</h1>; }',
  'apps/host/src/pages/booths/messages/en.json': '{ "title": "Booths" }',
  'apps/host/src/pages/booths/messages/id.json': '{ "title": "Lapak" }',
};
