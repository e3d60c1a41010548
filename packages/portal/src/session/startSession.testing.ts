import { ApiError, type User } from '@saudagar/contract';
import { buildUser } from '@saudagar/mocks';
import { vi } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type StateValueFrom,
  waitFor,
} from 'xstate';
import { sessionMachine } from './sessionMachine.ts';

export const siti = buildUser({ id: 'siti' });
export const budi = buildUser({ id: 'budi' });
export const never = new Promise<never>(() => {});

interface Answers {
  token?: () => Promise<string | null>;
  /** One for each validation. */
  validations?: (User | ApiError | Promise<never>)[];
  revoke?: () => Promise<undefined>;
  unsent?: () => Promise<boolean>;
  revokeAll?: () => Promise<undefined>;
  /** The stored member, with data for use without a network. */
  offline?: User | null;
  /** The portal's reply when asked for another token; without it the host's store reports one. */
  another?: () => Promise<string | null>;
}

export function startSession(answers: Answers = {}) {
  const {
    token = async () => 'token',
    validations = [siti],
    revoke = async () => undefined,
    unsent = async () => false,
    revokeAll = async () => undefined,
    offline = null,
    another,
  } = answers;
  const left = [...validations];
  const remember = vi.fn();
  const forget = vi.fn();
  const distrust = vi.fn();
  const validate = vi.fn(async () => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('one validation too many');
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  const ended = vi.fn();
  const clock = new SimulatedClock();
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readToken: fromPromise(token),
        validate: fromPromise(validate),
        revoke: fromPromise(revoke),
        revokeAll: fromPromise(revokeAll),
        findUnsent: fromPromise(unsent),
        findOffline: fromPromise(async () => offline),
        askForAnother: fromPromise(another ?? (async () => null)),
        watchPage: fromCallback(() => {}),
      },
      guards: { mustAsk: () => another !== undefined },
      actions: {
        remember: (_, params) => remember(params),
        forget,
        distrust,
        logFailure: () => {},
      },
    }),
    { clock },
  );
  actor.on('session.ended', ({ why }) => ended(why));
  actor.start();
  const reach = (state: StateValueFrom<typeof sessionMachine>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const context = () => actor.getSnapshot().context;
  return { actor, clock, reach, context, remember, forget, distrust, validate, ended };
}

export async function signedIn(answers: Answers = {}) {
  const session = startSession(answers);
  await session.reach('signedIn');
  return session;
}

export const started = (user: User) =>
  ({ type: 'session.started', signedIn: { access_token: `of ${user.id}`, user } }) as const;
