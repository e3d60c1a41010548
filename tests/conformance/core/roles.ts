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
import type { SocketEndpoint } from '@saudagar/contract/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestSocket } from '../../../apps/server/testing/socketFixture.ts';
import { pathOf, queryOf } from '../../hostile/samples.ts';
import type { Harness, Person } from '../harness.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import type { AreaConformance } from './area.ts';
import { makeBody, makeThing, NOWHERE } from './fixtures.ts';
import { type Received, verdictOn } from './verdict.ts';

/** Why each kind of caller is refused, by the status it is refused with. */
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
function detailOf(access: AccessKind, caller: Caller, language: Locale) {
  if (caller in REFUSED) return REFUSED[caller as keyof typeof REFUSED][language];
  const isForMembers = access === 'groupReader' || access === 'groupMember';
  return (isForMembers ? JOIN_FIRST : NOT_ALLOWED)[language];
}
/** Plain members of a group are callers of their own where a call is about one. */
const callersOf = (access: AccessKind) =>
  CALLERS.filter((caller) => caller !== 'fellow' || isOfGroup(access));

/** Calls after which a member may not be there any more. */
const ENDING = /^\/api\/(auth|account)(\/|$)/;

const PASSING_HEADERS = ['date', 'x-request-id', 'connection', 'keep-alive'];
const CLOSED_WITH: Record<number, number> = {
  401: SOCKET_CLOSE.unauthorized,
  // A socket tells nobody more than that they have to sign in.
  403: SOCKET_CLOSE.unauthorized,
  404: SOCKET_CLOSE.notFound,
};

/** What is swept, and how the things are made that calls are about. */
interface Swept {
  endpoints: readonly Endpoint[];
  sockets: readonly SocketEndpoint[];
  areas: readonly AreaConformance[];
}

/**
 * Everybody calls everything, with things that belong to one member: each endpoint and socket lets in
 * whom the contract's `ACCESS` names, and nobody else. One that is added later is swept at once.
 */
export function rolesSuite(harness: Harness, { endpoints, sockets, areas }: Swept): void {
  let people: Record<Exclude<Caller, 'nobody' | 'expired'>, Person>;
  let bystander: Person;
  let keeper: Person;
  let expired: string;

  beforeAll(async () => {
    const [member, other, fellow, moderator, admin, deactivated] = [
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
    ];
    people = { member, other, fellow, moderator, admin, deactivated };
    bystander = await harness.signUp();
    keeper = await newcomer('moderator');
    // The last admin cannot leave.
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

  const cast = () => ({
    owner: people.member,
    bystander,
    keeper,
    fellow: people.fellow,
    admin: people.admin,
    mailedLink: harness.mailedLink,
  });

  function tokenOf(caller: Caller): string | undefined {
    if (caller === 'nobody') return undefined;
    return caller === 'expired' ? expired : people[caller].token;
  }

  async function call(
    endpoint: Endpoint,
    caller: Caller,
    places: Record<string, string>,
    init: RequestInit,
    language: Locale,
  ): Promise<Received> {
    const headers = new Headers(init.headers);
    headers.set('accept-language', language);
    const { method } = endpoint;
    const path = pathOf(endpoint, places) + queryOf(endpoint);
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

  test('every endpoint and socket says who may call it', () => {
    expect(complaintsAboutAccess([...endpoints, ...sockets])).toEqual([]);
  });

  // SHELL-136–138
  describe.each(endpoints.map((each) => [each.name, each] as const))('%s', (_, endpoint) => {
    // EVT-137, FEED-051, FEED-108, FEED-130, FEED-212
    test('lets in whom it is for, and nobody else', async () => {
      const { params: places, look } = await makeThing(areas, endpoint, cast());
      const nowhere = Object.fromEntries(Object.keys(places).map((name) => [name, NOWHERE]));
      const faults: (string | undefined)[] = [];
      const callers = callersOf(endpoint.access);
      const refused = callers.filter((caller) => refusalTo(endpoint.access, caller) !== null);

      const before = await look();
      // Nothing of it is kept, so that it need not be another one each time.
      const refusedBody = await makeBody(areas, endpoint, cast());
      for (const caller of refused)
        for (const language of ['en', 'id'] as const) {
          const received = await call(endpoint, caller, places, refusedBody, language);
          const isHidden = refusalTo(endpoint.access, caller) === 404;
          // Of a path that names two things it is the last that is not there.
          const expected = {
            detail: detailOf(endpoint.access, caller, language),
            code: caller === 'deactivated' ? 'deactivated' : undefined,
            nowhere: isHidden
              ? await call(
                  endpoint,
                  caller,
                  { ...nowhere, ...(places.category && { category: places.category }) },
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
        // What one of them deletes or decides the next needs another of.
        const isNotFound = endpoint.method === 'DELETE' && faults.length > 0;
        const isDecided = ACCESS[endpoint.access].role !== 'user' && endpoint.method !== 'GET';
        const actor = caller in people ? people[caller as keyof typeof people] : keeper;
        const named =
          isNotFound || isDecided
            ? (await makeThing(areas, endpoint, { ...cast(), actor })).params
            : places;
        const init = await makeBody(areas, endpoint, cast());
        const received = await call(endpoint, caller, named, init, 'en');
        faults.push(verdictOn(endpoint, caller, received, { detail: '' }));
        // Who has signed out, has another password or is gone makes room for somebody like them.
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

    test('opens to whom it is for, and to nobody else', async () => {
      const { params: places } = await makeThing(areas, socket, cast());
      const dial = (caller: Caller) => {
        const each = harness.socket(tokenOf(caller) ?? '', places.roomId);
        opened.push(each);
        return each;
      };
      for (const caller of callersOf(socket.access)) {
        const refusal = refusalTo(socket.access, caller);
        const each = dial(caller);
        if (refusal === null) await each.next('ready');
        else {
          expect([caller, await each.closed]).toEqual([caller, CLOSED_WITH[refusal]]);
          expect(each.came).toEqual([]);
        }
      }
    });
  });
}
