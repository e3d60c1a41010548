import {
  createInvitation,
  getNetworkCounts,
  listInvitations,
  listSuggestions,
  removeConnection,
  requestConnection,
} from '@saudagar/contract';
import { type AreaConformance, type Fixture, fixtureOf, type TestUsers } from '../core/area.ts';
import { connectionsSuite } from './connections.ts';
import { insightsSuite } from './insights.ts';
import { invitationsSuite } from './invitations.ts';
import { peopleSuite } from './people.ts';
import { relationsSuite } from './relations.ts';

export const network: AreaConformance = {
  suites: [connectionsSuite, relationsSuite, peopleSuite, invitationsSuite, insightsSuite],
  fixtures: [
    [/^\/api\/users\/\{id\}\//, async ({ bystander }) => fixtureOf({ id: bystander.user.id })],
    [
      /^\/api\/connections\/\{id\}\/find/,
      async ({ bystander }) => fixtureOf({ id: bystander.user.id }),
    ],
    [
      /^\/api\/connections\/smart-suggestions\/\{id\}$/,
      async ({ owner, bystander }) => ({
        params: { id: bystander.user.id },
        look: () => owner.client.call(listSuggestions, { query: { limit: 20 } }),
      }),
    ],
    [/^\/api\/connections\/\{id\}\/(accept|reject)/, makeIncoming],
    [/^\/api\/connections\/\{id\}$/, makeSent],
    [
      /^\/api\/invitations\/opened\//,
      async ({ owner }) => fixtureOf({ code: await codeOf(owner) }),
    ],
    [/^\/api\/invitations\/\{id\}\//, makeInvitation],
  ],
  realFields: {
    createInvitation: async () => ({ invited_email: `${crypto.randomUUID()}@toko.example` }),
    setInvitationOptOut: async ({ optOutCode }) => ({
      code: await optOutCode(`${crypto.randomUUID()}@toko.example`),
      is_opted_out: true,
    }),
    acceptInvitation: async ({ bystander }) => ({ code: await codeOf(bystander) }),
  },
};

/** The owner's request to the bystander, whatever their relationship before. */
async function makeSent({ owner: { client }, bystander }: TestUsers): Promise<Fixture> {
  const params = { id: bystander.user.id };
  const known = await client.call(requestConnection, { params });
  if (known.status === 'accepted')
    await client.call(removeConnection, { params: { id: known.connection_id ?? '' } });
  const { connection_id: id = '' } = await client.call(requestConnection, { params });
  return { params: { id }, look: () => client.call(getNetworkCounts) };
}

/** The bystander's request to the owner. */
async function makeIncoming(users: TestUsers): Promise<Fixture> {
  const { params, look } = await makeSent(users);
  const { owner, bystander } = users;
  await owner.client.call(removeConnection, { params: { id: params.id ?? '' } });
  const { connection_id: id = '' } = await bystander.client.call(requestConnection, {
    params: { id: owner.user.id },
  });
  return { params: { id }, look };
}

async function makeInvitation({ owner: { client } }: TestUsers): Promise<Fixture> {
  const { id } = await client.call(createInvitation, {
    body: { invited_email: `${crypto.randomUUID()}@toko.example` },
  });
  return { params: { id }, look: () => client.call(listInvitations, { query: {} }) };
}

async function codeOf({ client }: TestUsers['owner']): Promise<string> {
  const { code = '' } = await client.call(createInvitation, {
    body: { invited_email: `${crypto.randomUUID()}@toko.example` },
  });
  return code;
}
