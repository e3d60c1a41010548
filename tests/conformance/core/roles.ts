import {
  ACCESS,
  type AccessKind,
  CALLERS,
  type Caller,
  complaintsAboutAccess,
  type Endpoint,
  isOfGroup,
  type Locale,
  refusalTo,
  SOCKET_CLOSE,
} from '@saudagar/contract';
import { type RefusalKey, refusalText, type SocketEndpoint } from '@saudagar/contract/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestSocket } from '../../../apps/server/testing/socketFixture.ts';
import { pathOf, queryOf } from '../../hostile/samples.ts';
import type { Harness, Person } from '../harness.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import type { AreaConformance } from './area.ts';
import { makeBody, makeFixture, NOWHERE } from './fixtures.ts';
import { type Received, verdictOn } from './verdict.ts';

/** Expected refusal of each kind of caller, by status. */
const REFUSED = {
  nobody: { en: 'Sign in to continue', id: 'Masuk untuk melanjutkan' },
  expired: {
    en: 'Your session has ended. Sign in again.',
    id: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  },
  deactivated: {
    en: 'This account has been deactivated. Contact an administrator.',
    id: 'Akun ini telah dinonaktifkan. Hubungi admin.',
  },
};
const JOIN_FIRST = {
  en: 'Join this group first',
  id: 'Bergabunglah dengan grup ini dulu',
};
function detailOf({ access, roleRefusal }: Endpoint, caller: Caller, language: Locale) {
  if (caller in REFUSED) return REFUSED[caller as keyof typeof REFUSED][language];
  if (ACCESS[access].role !== 'user') return refusalText(language, roleRefusal as RefusalKey);
  const isForMembers = access === 'groupReader' || access === 'groupMember';
  return (isForMembers ? JOIN_FIRST : NOT_ALLOWED)[language];
}
/** Adds plain members of a group as callers where a call is about a group. */
const callersOf = (access: AccessKind) =>
  CALLERS.filter((caller) => caller !== 'groupMember' || isOfGroup(access));

/** Calls after which a member may be signed out or deleted. */
const ENDING = /^\/api\/(auth|account)(\/|$)/;

const PASSING_HEADERS = ['date', 'x-request-id', 'connection', 'keep-alive'];
const CLOSED_WITH: Record<number, number> = {
  401: SOCKET_CLOSE.unauthorized,
  // A socket reveals no more than that a sign-in is needed.
  403: SOCKET_CLOSE.unauthorized,
  404: SOCKET_CLOSE.notFound,
};

/** The swept endpoints, and the areas whose fixtures their calls need. */
interface Swept {
  endpoints: readonly Endpoint[];
  sockets: readonly SocketEndpoint[];
  areas: readonly AreaConformance[];
}

/**
 * Every kind of user calls everything, with items of one member: each endpoint and socket admits
 * the users that the contract's `ACCESS` names, and nobody else. A new endpoint is swept without a
 * change.
 */
export function rolesSuite(harness: Harness, { endpoints, sockets, areas }: Swept): void {
  let people: Record<Exclude<Caller, 'nobody' | 'expired'>, Person>;
  let bystander: Person;
  let secondModerator: Person;
  let expired: string;

  beforeAll(async () => {
    const [member, other, groupMember, moderator, admin, deactivated] = [
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
    ];
    people = { member, other, groupMember, moderator, admin, deactivated };
    bystander = await harness.signUp();
    secondModerator = await newcomer('moderator');
    // The last admin cannot be deleted.
    await newcomer('admin');
    await harness.setRole(moderator.user.id, 'moderator');
    await harness.setRole(admin.user.id, 'admin');
    await harness.deactivate(deactivated.user.id);
    expired = member.token;
    await harness.endByTime(member.user.id);
    people.member = await harness.signInAgain(member);
  });

  async function newcomer(caller: Caller): Promise<Person> {
    const person = await harness.signUp();
    if (caller === 'moderator' || caller === 'admin') await harness.setRole(person.user.id, caller);
    return person;
  }

  const users = () => ({
    owner: people.member,
    bystander,
    moderator: secondModerator,
    groupMember: people.groupMember,
    admin: people.admin,
    mailedLink: harness.mailedLink,
    optOutCode: harness.optOutCode,
  });

  function tokenOf(caller: Caller): string | undefined {
    if (caller === 'nobody') return undefined;
    return caller === 'expired' ? expired : people[caller].token;
  }

  async function call(
    endpoint: Endpoint,
    caller: Caller,
    params: Record<string, string>,
    init: RequestInit,
    language: Locale,
  ): Promise<Received> {
    const headers = new Headers(init.headers);
    headers.set('accept-language', language);
    const { method } = endpoint;
    const path = pathOf(endpoint, params) + queryOf(endpoint);
    const answer = await harness.fetch(path, { ...init, method, headers, token: tokenOf(caller) });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const text = await answer.text();
    return {
      status: answer.status,
      headers: Object.fromEntries(
        [...answer.headers].filter(([name]) => !PASSING_HEADERS.includes(name)),
      ),
      body: isJson ? JSON.parse(text) : text === '' ? undefined : text,
    };
  }

  test('every endpoint and socket declares its access', () => {
    expect(complaintsAboutAccess([...endpoints, ...sockets])).toEqual([]);
  });

  // SHELL-136–138
  describe.each(endpoints.map((each) => [each.name, each] as const))('%s', (_, endpoint) => {
    // EVT-137, FEED-051, FEED-108, FEED-130, FEED-212
    test('the endpoint admits its users and nobody else', async () => {
      const { params, look } = await makeFixture(areas, endpoint, users());
      const nowhere = Object.fromEntries(Object.keys(params).map((name) => [name, NOWHERE]));
      const faults: (string | undefined)[] = [];
      const callers = callersOf(endpoint.access);
      const refused = callers.filter((caller) => refusalTo(endpoint.access, caller) !== null);

      const before = await look();
      // A refused call stores nothing: its body need not be unique.
      const refusedBody = await makeBody(areas, endpoint, users());
      for (const caller of refused)
        for (const language of ['en', 'id'] as const) {
          const received = await call(endpoint, caller, params, refusedBody, language);
          const isHidden = refusalTo(endpoint.access, caller) === 404;
          // A hidden item is answered like an unknown one.
          const expected = {
            detail: detailOf(endpoint, caller, language),
            code: caller === 'deactivated' ? 'deactivated' : undefined,
            nowhere: isHidden
              ? await call(
                  endpoint,
                  caller,
                  { ...nowhere, ...(params.category && { category: params.category }) },
                  refusedBody,
                  language,
                )
              : undefined,
          };
          faults.push(verdictOn(endpoint, caller, received, expected));
        }
      expect(await look(), 'a refused call has changed something').toEqual(before);

      for (const caller of callers) {
        if (refused.includes(caller)) continue;
        // A call that deletes or decides its item leaves the next caller a new one.
        const isDeleted = endpoint.method === 'DELETE' && faults.length > 0;
        const isDecided = ACCESS[endpoint.access].role !== 'user' && endpoint.method !== 'GET';
        const actor = caller in people ? people[caller as keyof typeof people] : secondModerator;
        const named =
          isDeleted || isDecided
            ? (await makeFixture(areas, endpoint, { ...users(), actor })).params
            : params;
        const init = await makeBody(areas, endpoint, { ...users(), actor });
        const received = await call(endpoint, caller, named, init, 'en');
        faults.push(verdictOn(endpoint, caller, received, { detail: '' }));
        // A caller who was signed out or deleted, or has a new password, is replaced.
        if (ENDING.test(endpoint.path) && caller in people)
          if (refusalTo('member', caller) === null)
            people[caller as keyof typeof people] = await newcomer(caller);
      }
      expect(faults.filter((fault) => fault !== undefined).join('\n')).toBe('');
    });
  });

  describe.each(sockets.map((each) => [each.name, each] as const))('%s', (_, socket) => {
    let opened: TestSocket[] = [];
    afterEach(async () => {
      for (const each of opened) each.close();
      await Promise.all(opened.map(({ closed }) => closed));
      opened = [];
    });

    test('the socket opens to its users and to nobody else', async () => {
      const { params } = await makeFixture(areas, socket, users());
      const dial = (caller: Caller) => {
        const each = harness.socket(tokenOf(caller) ?? '', params.roomId);
        opened.push(each);
        return each;
      };
      for (const caller of callersOf(socket.access)) {
        const refusal = refusalTo(socket.access, caller);
        const each = dial(caller);
        if (refusal === null) await each.next('ready');
        else {
          expect([caller, await each.closed]).toEqual([caller, CLOSED_WITH[refusal]]);
          expect(each.received).toEqual([]);
        }
      }
    });
  });
}
