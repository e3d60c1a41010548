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

const endpointWith = (access: AccessKind) =>
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
describe('access rules', () => {
  // Expected status for each caller, by kind of access.
  test.each([
    ['anyone', [none, none, none, none, none, none, none, none]],
    ['member', [401, 401, 403, none, none, none, none, none]],
    ['owner', [401, 401, 403, none, 403, 403, 403, 403]],
    ['insider', [401, 401, 403, none, 404, 404, 404, 404]],
    ['groupReader', [401, 401, 403, none, 403, none, 403, 403]],
    ['groupMember', [401, 401, 403, none, 403, none, 403, 403]],
    ['groupAdmin', [401, 401, 403, none, 403, 403, 403, 403]],
    ['groupModerator', [401, 401, 403, none, 403, 403, 403, 403]],
    ['groupEditor', [401, 401, 403, none, 403, 403, none, none]],
    ['steward', [401, 401, 403, none, 403, 403, none, none]],
    ['moderator', [401, 401, 403, 403, 403, 403, none, none]],
    ['admin', [401, 401, 403, 403, 403, 403, 403, none]],
  ] as const)('access %s answers each caller with the expected status', (access, answers) => {
    expect(CALLERS.map((caller) => refusalTo(access, caller))).toEqual(answers);
  });

  // SHELL-132
  it('a role grants access that requires the same role or a lower one', () => {
    expect(Role.options).toEqual(['user', 'moderator', 'admin']);
    expect(hasRoleFor('moderator', 'user')).toBe(false);
    expect(hasRoleFor('moderator', 'admin')).toBe(true);
    expect(hasRoleFor('admin', 'moderator')).toBe(false);
    expect(hasRoleFor('owner', 'user')).toBe(true);
  });

  it('documented statuses include those implied by the access', () => {
    expect(documentedRefusals(endpointWith('anyone'))).toEqual([]);
    expect(documentedRefusals(endpointWith('admin'))).toEqual([401, 403]);
    expect(documentedRefusals({ ...endpointWith('insider'), refusals: [409] })).toEqual([
      401, 403, 404, 409,
    ]);
  });
});

describe('an endpoint definition', () => {
  it("an endpoint's type carries its access, so that a route cannot mistake it", () => {
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

  it('an endpoint without an access does not compile', () => {
    const parts = { name: 'open', summary: 'Open', method: 'GET', path: '/api/open' } as const;
    // @ts-expect-error: the access is missing
    const open = endpoint({ ...parts, idempotent: true });
    expect(complaintsAboutAccess([open])).toHaveLength(1);
  });

  it.each([undefined, 'everybody', 'toString'])(
    'an endpoint with the access %s is reported with the valid choices',
    (access) => {
      const [complaint] = complaintsAboutAccess([
        { ...endpointWith('member'), access: access as AccessKind },
      ]);
      expect(complaint).toContain('act (/api/act) does not say who may call it');
      for (const [kind, { description }] of Object.entries(ACCESS))
        expect(complaint).toContain(`access: '${kind}'  ${description}`);
      expect(complaint).toContain('packages/contract/src/core/access.ts');
    },
  );
});

test('every endpoint and every socket declares its access', () => {
  expect(complaintsAboutAccess([...endpoints, ...sockets])).toEqual([]);
});

test('every members-only endpoint documents 404', () => {
  const without = endpoints.filter(
    ({ access, refusals }) => access === 'insider' && !refusals.includes(404),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every exported endpoint is listed in an area', () => {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
  const unlisted = Object.entries(contract)
    .filter(([, value]) => isEndpoint(value) && !endpoints.includes(value))
    .map(([name]) => `${name}: add it to the area.ts of its area in packages/contract/src`);
  expect(unlisted).toEqual([]);
});
