import { type Client, endpoint } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { type Community, createMocks, type MockArea } from '@saudagar/mocks';
import { listen } from '@saudagar/mocks/node';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { AreaConformance } from './core/area.ts';
import { completenessSuite } from './core/completeness.ts';
import { rolesSuite } from './core/roles.ts';
import { useStage } from './stage.ts';

// An area that somebody adds: its calls, its mocks, and how its things are made.

const Booth = z.object({ id: z.string() });
const openBooth = endpoint({
  name: 'openBooth',
  summary: 'Open a booth',
  method: 'POST',
  path: '/api/booths',
  reply: Booth,
  status: 201,
  who: 'member',
  repeatable: false,
});
const closeBooth = endpoint({
  name: 'closeBooth',
  summary: 'Close a booth',
  method: 'POST',
  path: '/api/booths/{id}/close',
  params: Booth,
  who: 'owner',
  repeatable: true,
});

class Booths {
  #owners: string[] = [];

  open(ownerId: string) {
    return { id: `booth-${this.#owners.push(ownerId) - 1}` };
  }

  close(id: string, memberId: string): void {
    if (this.#owners[Number(id.slice(6))] !== memberId) throw new Refusal(403, 'notAllowed');
  }
}

const mocks: MockArea = {
  name: 'booths',
  states: { booths: Booths },
  handlers: (community, on) => {
    const { booths } = community as Community & { booths: Booths };
    return [
      on(openBooth, ({ viewer }) => booths.open(viewer.id)),
      on(closeBooth, ({ viewer, params }) => booths.close(params.id, viewer.id)),
    ];
  },
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
};

const open = async (client: Client) => (await client.call(openBooth)).id;
const booths: AreaConformance = {
  suites: [
    (stage) =>
      test('opens another booth with each call', async () => {
        const { client } = await stage.signUp();
        expect(await open(client)).not.toBe(await open(client));
      }),
  ],
  things: [
    [
      /^\/api\/booths\//,
      async ({ owner }) => ({
        places: { id: await open(owner.client) },
        look: async () => null,
      }),
    ],
  ],
  realFields: {},
};

describe('an area that is planted', () => {
  const endpoints = [openBooth, closeBooth];
  const stage = useStage(async () => {
    const { community, handlers } = createMocks({ planted: [mocks], signedInAs: null });
    const { close } = listen(...handlers);
    const { accounts } = community;
    return {
      baseUrl: 'http://mocks.example',
      deactivate: async (userId) => accounts.deactivate(userId),
      setRole: async (userId, role) => accounts.update(userId, { role }),
      endByTime: async (userId) => accounts.endSessions(userId),
      startSession: async (userId) => accounts.openSession(userId),
      close: async () => close(),
    };
  }, endpoints);

  rolesSuite(stage, { endpoints, sockets: [], areas: [booths] });
  for (const suite of booths.suites) suite(stage);
  completenessSuite(stage, endpoints);
});
