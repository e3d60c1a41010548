import {
  createResource,
  createSavedList,
  getResource,
  listSavedLists,
  type ResourceBody,
  uploadFileAlias,
} from '@saudagar/contract';
import type { AreaConformance, Fixture, TestUsers } from '../core/area.ts';
import type { Person } from '../harness.ts';
import { librarySuite } from './library.ts';
import { resourceActsSuite } from './resourceActs.ts';
import { resourceManagementSuite } from './resourceManagement.ts';
import { RESOURCE } from './resourceSteps.ts';
import { savedSuite } from './saved.ts';

export const resources: AreaConformance = {
  suites: [librarySuite, resourceActsSuite, savedSuite, resourceManagementSuite],
  fixtures: [
    [
      /^\/api\/admin\/resources\/\{id\}\/publish$/,
      (users) => makeResource(users, { draft_mode: true }),
    ],
    [/^\/api\/(admin\/)?resources\/\{id\}/, (users) => makeResource(users)],
    [/^\/api\/resource-lists\/\{id\}/, makeList],
  ],
  realFields: {
    createSavedList: async () => ({ name: crypto.randomUUID() }),
    renameSavedList: async () => ({ name: crypto.randomUUID() }),
    saveResource: async () => ({ list_ids: [] }),
    createResource: async () => ({ ...RESOURCE, attachments: [] }),
    updateResource: async () => ({ ...RESOURCE, attachments: [] }),
  },
  updates: {
    updateResource: {
      fields: async ({ admin }) => ({
        ...RESOURCE,
        title: crypto.randomUUID(),
        resource_type: 'video',
        priority: 7,
        content_url: 'https://toko.id/ekspor.webm',
        thumbnail_url: 'https://toko.id/ekspor.png',
        duration_minutes: 12,
        tags: ['kopi'],
        attachments: [await documentOf(admin)],
        featured: true,
        draft_mode: true,
        body: 'Dari kebun',
      }),
      // A video has no reading time.
      passing: ['read_time_minutes'],
      replyNames: { draft_mode: 'approval_status' },
    },
  },
};

async function documentOf({ client }: Person): Promise<string> {
  const file = new File(['Langkah ekspor'], 'langkah.txt', { type: 'text/plain' });
  return (await client.call(uploadFileAlias, { body: { category: 'resources', file } })).file.id;
}

async function makeResource(
  { owner, admin }: TestUsers,
  parts: Partial<ResourceBody> = {},
): Promise<Fixture> {
  const { id } = await admin.client.call(createResource, { body: { ...RESOURCE, ...parts } });
  const params = { id };
  const reader = parts.draft_mode ? admin : owner;
  return { params, look: () => reader.client.call(getResource, { params }) };
}

async function makeList({ owner: { client } }: TestUsers): Promise<Fixture> {
  const { id } = await client.call(createSavedList, { body: { name: crypto.randomUUID() } });
  return { params: { id }, look: () => client.call(listSavedLists) };
}
