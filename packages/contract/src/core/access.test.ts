import * as contract from '@saudagar/contract';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import {
  ACCESS,
  type AccessKind,
  CALLERS,
  complaintsAboutAccess,
  documentedRefusals,
  type Endpoint,
  endpoint,
  hasRoleFor,
  Role,
  refusalTo,
} from '../index.ts';
import { endpoints, sockets } from '../server.ts';

const act = (access: AccessKind) =>
  endpoint({
    name: 'act',
    summary: 'Act',
    method: 'POST',
    path: '/api/act',
    access,
    idempotent: true,
  });
const none = null;

// SHELL-002
describe('who may call', () => {
  // As a table that a person can check: whom each kind of access lets in, and what others hear.
  test.each([
    ['anyone', [none, none, none, none, none, none, none, none]],
    ['member', [401, 401, 403, none, none, none, none, none]],
    ['owner', [401, 401, 403, none, 403, 403, 403, 403]],
    ['insider', [401, 401, 403, none, 404, 404, 404, 404]],
    ['groupReader', [401, 401, 403, none, 403, none, 403, 403]],
    ['groupMember', [401, 401, 403, none, 403, none, 403, 403]],
    ['groupAdmin', [401, 401, 403, none, 403, 403, 403, 403]],
    ['groupEditor', [401, 401, 403, none, 403, 403, none, none]],
    ['steward', [401, 401, 403, none, 403, 403, none, none]],
    ['moderator', [401, 401, 403, 403, 403, 403, none, none]],
    ['admin', [401, 401, 403, 403, 403, 403, 403, none]],
  ] as const)('%s', (access, answers) => {
    expect(CALLERS.map((caller) => refusalTo(access, caller))).toEqual(answers);
  });

  // SHELL-132
  it('needs a role as high or higher', () => {
    expect(Role.options).toEqual(['user', 'moderator', 'admin']);
    expect(hasRoleFor('moderator', 'user')).toBe(false);
    expect(hasRoleFor('moderator', 'admin')).toBe(true);
    expect(hasRoleFor('admin', 'moderator')).toBe(false);
    expect(hasRoleFor('owner', 'user')).toBe(true);
  });

  it('gives the refusals that an endpoint documents beside its own', () => {
    expect(documentedRefusals(act('anyone'))).toEqual([]);
    expect(documentedRefusals(act('admin'))).toEqual([401, 403]);
    expect(documentedRefusals({ ...act('insider'), refusals: [409] })).toEqual([
      401, 403, 404, 409,
    ]);
  });
});

describe('an endpoint', () => {
  it('keeps who may call it in its type, so that a route cannot mistake it', () => {
    const mine = endpoint({
      name: 'mine',
      summary: 'Mine',
      method: 'GET',
      path: '/api/mine',
      access: 'owner',
      idempotent: true,
    });
    expectTypeOf(mine.access).toEqualTypeOf<'owner'>();
  });

  it('does not compile without saying so', () => {
    const parts = { name: 'open', summary: 'Open', method: 'GET', path: '/api/open' } as const;
    // @ts-expect-error: who may call it is missing
    const open = endpoint({ ...parts, idempotent: true });
    expect(complaintsAboutAccess([open])).toHaveLength(1);
  });

  it.each([undefined, 'everybody', 'toString'])(
    'with %s as `access` is complained about, and how to mend it',
    (access) => {
      const [complaint] = complaintsAboutAccess([
        { ...act('member'), access: access as AccessKind },
      ]);
      expect(complaint).toContain('act (/api/act) does not say who may call it');
      for (const [kind, { says }] of Object.entries(ACCESS))
        expect(complaint).toContain(`access: '${kind}'  ${says}`);
      expect(complaint).toContain('packages/contract/src/core/access.ts');
    },
  );
});

test('every endpoint and every socket says who may call it', () => {
  expect(complaintsAboutAccess([...endpoints, ...sockets])).toEqual([]);
});

test('every members-only endpoint documents 404', () => {
  const without = endpoints.filter(
    ({ access, refusals }) => access === 'insider' && !refusals.includes(404),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every endpoint there is stands in the list that every check walks', () => {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
  const unlisted = Object.entries(contract)
    .filter(([, value]) => isEndpoint(value) && !endpoints.includes(value))
    .map(([name]) => `${name}: add it to the area.ts of its area in packages/contract/src`);
  expect(unlisted).toEqual([]);
});
