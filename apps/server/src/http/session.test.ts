import { endpoint } from '@saudagar/contract';
import type { Refusal } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { admit } from './session.ts';

let server: TestServer;
let member: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  member = await server.signUp();
});
afterAll(() => server.close());

const callOf = (access: 'member' | 'moderator' | 'admin') =>
  endpoint({
    name: access,
    summary: access,
    method: 'POST',
    path: `/api/${access}`,
    access,
    idempotent: true,
  });

/** What the same open session may call at this moment. */
async function allowed(refused = 403): Promise<string[]> {
  const open: string[] = [];
  for (const access of ['member', 'moderator', 'admin'] as const) {
    const request = {
      headers: { authorization: `Bearer ${member.token}` },
      query: {},
      url: `/api/${access}`,
    } as unknown as FastifyRequest;
    const refusal = await admit(server.community, callOf(access), request).then(
      () => undefined,
      (error: Refusal) => error.status,
    );
    if (refusal === undefined) open.push(access);
    else expect(refusal).toBe(refused);
  }
  return open;
}

test('a role given or taken, or a member shut out, counts from the next call of an open session on', async () => {
  const { members } = server.community;
  expect(await allowed()).toEqual(['member']);
  await members.setRole(member.user.id, 'moderator');
  expect(await allowed()).toEqual(['member', 'moderator']);
  await members.setRole(member.user.id, 'admin');
  expect(await allowed()).toEqual(['member', 'moderator', 'admin']);
  // The last admin stays.
  await members.setRole((await server.signUp()).user.id, 'admin');
  await members.setRole(member.user.id, 'user');
  expect(await allowed()).toEqual(['member']);
  await members.setActive(member.user.id, false);
  expect(await allowed()).toEqual([]);
  await members.setActive(member.user.id, true);
  expect(await allowed(401)).toEqual([]);
});
