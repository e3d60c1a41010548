import {
  ApiError,
  type Client,
  createClient,
  type Endpoint,
  type Registration,
  type Role,
  register,
  type User,
} from '@saudagar/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { openSocket, type TestSocket } from '../../apps/server/testing/socketFixture.ts';
import { type Answers, watchAnswers } from './core/answers.ts';
import type { Target } from './target.ts';

/** The password of every member made by `signUp`. */
export const PASSWORD = 'benang-sutra-27';

/** A member signed in to the target. */
export interface Person {
  user: User;
  token: string;
  client: Client;
}

/** The expected refusal in both languages. */
export interface Refused {
  status: number;
  en: string;
  id: string;
  field?: string;
  code?: string;
}

/** A running target, and a test's access to it. */
export interface Harness {
  /** The client an app would use, as a stranger or with a token. */
  client(token?: string, locale?: string): Client;
  /** Plain HTTP, for requests that no client sends. */
  fetch(path: string, init?: RequestInit & { token?: string | undefined }): Promise<Response>;
  /** Signs up a new member at each call. */
  signUp(
    overrides?: Partial<
      Pick<Registration, 'full_name' | 'username' | 'company_name' | 'location' | 'industry_tags'>
    >,
  ): Promise<Person>;
  /** Opens a socket: the member-wide one, or a conversation's. */
  socket(token: string, roomId?: string): TestSocket;
  deactivate(userId: string): Promise<void>;
  /** Moves the end of a member's suspension into the past. */
  passSuspension(userId: string): Promise<void>;
  /** Ends all suspensions that are over, as the hourly job does. */
  endSuspensions(): Promise<void>;
  /** Makes the last typed password of a member's sessions older than ten minutes. */
  ageConfirmations(userId: string): Promise<void>;
  /** Moves a tender's deadline into the past, and lets the server notice it. */
  passDeadline(tenderId: string): Promise<void>;
  /** Passes time until an event starts in so many minutes, and lets the server remind of it. */
  passUntil(eventId: string, minutes: number): Promise<void>;
  setRole(userId: string, role: Role): Promise<void>;
  /** Makes a member one whose groups and events need approval (ADM-122). */
  reviewMember(userId: string): Promise<void>;
  /** Makes members the only admins. */
  onlyAdmins(userIds: readonly string[]): Promise<void>;
  /** Expires all sessions of a member. */
  endByTime(userId: string): Promise<void>;
  /** Gives a member a temporary password. */
  requirePassword(userId: string): Promise<void>;
  /** Sets the end of a member's last visit to now. */
  endVisit(userId: string): Promise<void>;
  /** The same member in another session. */
  signInAgain(person: Person): Promise<Person>;
  /** Returns the link in the latest mail to an address; undefined without one. */
  mailedLink(address: string): Promise<string | undefined>;
  /** Returns the code of the link that stops invitations to an address. */
  optOutCode(address: string): Promise<string>;
  /** The answers so far. */
  answers(): Answers;
  /** Makes the same call in both languages and compares the refusals. */
  refuses(
    refused: Refused,
    token: string | undefined,
    call: (client: Client) => Promise<unknown>,
  ): Promise<void>;
}

/** Starts the target before a file's tests and stops it after them. */
export function setupHarness(
  start: () => Promise<Target>,
  endpoints: readonly Endpoint[],
): Harness {
  let target: Target | undefined;
  let answers: Answers | undefined;
  let members = 0;
  const running = () => target ?? expect.unreachable('the target is not running');
  beforeAll(async () => {
    target = await start();
    answers = watchAnswers(endpoints);
  });
  afterAll(async () => {
    answers?.stop();
    await target?.close();
  });

  const client: Harness['client'] = (token, locale = 'en') =>
    createClient({
      baseUrl: running().baseUrl,
      getToken: () => token ?? null,
      getLocale: () => locale,
      report: (problem, error) => expect.unreachable(`${problem}: ${String(error)}`),
    });

  return {
    client,
    fetch(path, { token, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      return fetch(`${running().baseUrl}${path}`, { ...init, headers });
    },
    async signUp(overrides = {}) {
      members += 1;
      const username = `anggota${members}`;
      const body = {
        email: `${username}@toko.example`,
        username,
        full_name: `Anggota ${members}`,
        password: PASSWORD,
        ...overrides,
      };
      const { access_token: token, user } = await client().call(register, { body });
      if (token === undefined || user === undefined) return expect.unreachable('no token came');
      return { user, token, client: client(token) };
    },
    socket: (token, roomId) => openSocket(running().baseUrl, token, roomId),
    answers: () => answers ?? expect.unreachable('nothing was watched'),
    deactivate: (userId) => running().deactivate(userId),
    passSuspension: (userId) => running().passSuspension(userId),
    endSuspensions: () => running().endSuspensions(),
    ageConfirmations: (userId) => running().ageConfirmations(userId),
    passDeadline: (tenderId) => running().passDeadline(tenderId),
    passUntil: (eventId, minutes) => running().passUntil(eventId, minutes),
    setRole: (userId, role) => running().setRole(userId, role),
    reviewMember: (userId) => running().reviewMember(userId),
    onlyAdmins: (userIds) => running().onlyAdmins(userIds),
    endByTime: (userId) => running().endByTime(userId),
    mailedLink: (address) => running().mailedLink(address),
    optOutCode: (address) => running().optOutCode(address),
    requirePassword: (userId) => running().requirePassword(userId),
    endVisit: (userId) => running().endVisit(userId),
    async signInAgain({ user }) {
      const token = await running().startSession(user.id);
      return { user, token, client: client(token) };
    },
    async refuses({ status, en, id, field, code }, token, call) {
      for (const [locale, detail] of Object.entries({ en, id })) {
        const failure = await failureOf(call(client(token, locale)));
        expect({ ...failure, kind: failure.kind }).toMatchObject({ status, detail, field, code });
      }
    },
  };
}

/** Returns the error a call fails with; the test fails when the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof ApiError) return failure;
  throw new Error('the call should have been refused', { cause: failure });
}
