import { createResource, createSavedList, getResource, listSavedLists } from '@saudagar/contract';
import type { AreaConformance, Cast, Thing } from '../core/area.ts';
import { keptSuite } from './kept.ts';
import { librarySuite } from './library.ts';
import { managingSuite } from './managing.ts';
import { RESOURCE } from './publishing.ts';
import { readingSuite } from './reading.ts';

export const resources: AreaConformance = {
  suites: [librarySuite, readingSuite, keptSuite, managingSuite],
  things: [
    [/^\/api\/(admin\/)?resources\/\{id\}/, makeResource],
    [/^\/api\/resource-lists\/\{id\}/, makeList],
  ],
  realFields: {
    createSavedList: async () => ({ name: crypto.randomUUID() }),
    renameSavedList: async () => ({ name: crypto.randomUUID() }),
    saveResource: async () => ({ list_ids: [] }),
    createResource: async () => ({ ...RESOURCE, attachments: [] }),
    updateResource: async () => ({ ...RESOURCE, attachments: [] }),
  },
};

async function makeResource({ owner, admin }: Cast): Promise<Thing> {
  const { id } = await admin.client.call(createResource, { body: RESOURCE });
  const params = { id };
  return { places: params, look: () => owner.client.call(getResource, { params }) };
}

async function makeList({ owner: { client } }: Cast): Promise<Thing> {
  const { id } = await client.call(createSavedList, { body: { name: crypto.randomUUID() } });
  return { places: { id }, look: () => client.call(listSavedLists) };
}
