import type { ApiError, SignedIn, User } from '@saudagar/contract';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

/**
 * Why there is no session: left here, ended in another tab, no longer taken by the server, or the
 * account was deactivated.
 */
export type SessionEnd = 'left' | 'elsewhere' | 'expired' | 'refused' | 'deactivated';

/** Milliseconds before the first and the second repeat of a validation (SHELL-114, SHELL-115). */
const RETRY_DELAYS = [1000, 2000] as const;
/** Milliseconds before an unreachable server is asked again by itself; the last one is repeated. */
const RETURN_DELAYS = [5000, 10_000, 20_000, 40_000, 60_000] as const;
/** The same before a portal that gave no token, or a refused one, is asked for another. */
const ASK_DELAYS = [2000, 4000, 8000, 16_000, 30_000] as const;
/** Milliseconds a sign-out waits for the server before going on without it. */
const LEAVING_LIMIT = 3000;

export interface SessionContext {
  /** The member, kept while their token is checked again. */
  user: User | null;
  /** Id of the member whose things the page holds, such as an unsent text; outlives expiry. */
  owner: string | null;
  /** Grows each time those things must go: their member left, or another one came. */
  generation: number;
  /** Repeats already made of the running validation. */
  retries: number;
  /** Times it was asked again by itself since it became unreachable or signed out. */
  returns: number;
  /** Why the session is unreachable, or could not be ended everywhere. */
  failure: ApiError | null;
  ended: SessionEnd | null;
  /** What the member is asked before leaving: whether it ends every session, and loses drafts. */
  asked: { isEverywhere: boolean; hasUnsent: boolean };
  /** Whether the member's photo changed on this page: what was read before shows an old one. */
  hasNewAvatar: boolean;
}

export type SessionEvent =
  | { type: 'session.started'; signedIn: SignedIn }
  | { type: 'session.expired' }
  /** An administrator has deactivated the member's account. */
  | { type: 'session.deactivated' }
  | { type: 'session.signedOut' }
  /**
   * The member wants to leave, here or on every device; what they have begun may be worth a
   * question, and every device always is.
   */
  | { type: 'leaving.requested'; isEverywhere?: boolean }
  | { type: 'session.leftEverywhere' }
  /** The member stays: they were asked, or leaving everywhere failed. */
  | { type: 'signOut.cancelled' }
  /** The kept token is another one; `member` is whose it is, where the store tells. */
  | { type: 'session.changed'; member?: string | undefined }
  | { type: 'session.retried' }
  /** The page is online or looked at again. */
  | { type: 'page.returned' }
  /** The member's account may not be as it was: it is read again, without a sign of it. */
  | { type: 'user.outdated' }
  | { type: 'user.changed'; user: User; hasNewAvatar?: boolean };

/** What the session tells: that there was one, and why there is none any more. */
export type SessionNews = { type: 'session.ended'; why: SessionEnd };

const missing = (name: string) => () => {
  throw new Error(`session: provide ${name}`);
};

/** The delay at an index, or the last one. */
const atMost = (delays: readonly number[], index: number) => delays[index] ?? delays.at(-1) ?? 0;

/** Keeps and tells why there is no session any more. */
export const ending = (why: SessionEnd) =>
  [
    { type: 'end', params: { why } },
    { type: 'publishEnd', params: { why } },
  ] as const;

/** Asks before leaving, also once more: whoever asked may have gone without an answer. */
export const requested = {
  target: '#session.signedIn.lookingForUnsent',
  actions: {
    type: 'request',
    params: ({ event }: { event: { isEverywhere?: boolean } }) => event,
  },
} as const;

const isAnother = ({ owner }: SessionContext, member: string | undefined) =>
  owner !== null && member !== undefined && member !== owner;

const hasOtherAvatar = (before: User | null, user: User) =>
  before?.id === user.id && before.photo?.small !== user.photo?.small;

/** What the session machine is made of. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionNews,
    tags: {} as 'checking',
  },
  actors: {
    readToken: fromPromise<string | null>(missing('readToken')),
    /** A token that is none of those refused, from a portal that signs its members in. */
    askForAnother: fromPromise<string | null>(missing('askForAnother')),
    validate: fromPromise<User>(missing('validate')),
    /** Whether the member has begun anything that leaving would lose. */
    findUnsent: fromPromise<boolean>(missing('findUnsent')),
    /** Ends the session on the server; drops the kept token without waiting for the answer. */
    revoke: fromPromise<undefined>(missing('revoke')),
    /** Ends every session of the member on the server. */
    revokeAll: fromPromise<undefined>(missing('revokeAll')),
    /** Tells when the page is online or looked at again. */
    watchPage: fromCallback(missing('watchPage')),
  },
  actions: {
    /** Keeps the token of a sign-in. */
    remember: (_, _params: { signedIn: SignedIn }) => missing('remember')(),
    /** Drops the token this session ran on; never a newer one. */
    forget: missing('forget'),
    /** Keeps the token, by which other tabs and the next load learn the reason. */
    distrust: missing('distrust'),
    logFailure: (_, _params: { error: unknown }) => missing('logFailure')(),
    admit: assign(({ context }, { user }: { user: User }) => ({
      user,
      owner: user.id,
      generation: context.generation + (isAnother(context, user.id) ? 1 : 0),
      failure: null,
      ended: null,
      returns: 0,
      hasNewAvatar: context.hasNewAvatar || hasOtherAvatar(context.user, user),
    })),
    change: assign(
      ({ context }, { user, hasNewAvatar }: { user: User; hasNewAvatar?: boolean }) => ({
        user,
        hasNewAvatar: hasNewAvatar ?? context.hasNewAvatar,
      }),
    ),
    dropOwner: assign(({ context }) => ({
      user: null,
      owner: null,
      generation: context.generation + 1,
    })),
    request: assign((_, { isEverywhere = false }: { isEverywhere?: boolean }) => ({
      asked: { isEverywhere, hasUnsent: false },
    })),
    noteUnsent: assign(({ context }, { hasUnsent }: { hasUnsent: boolean }) => ({
      asked: { ...context.asked, hasUnsent },
    })),
    fail: assign((_, { failure }: { failure: ApiError }) => ({ failure })),
    end: assign((_, { why }: { why: SessionEnd }) => ({ ended: why })),
    publishEnd: emit((_, { why }: { why: SessionEnd }) => ({
      type: 'session.ended' as const,
      why,
    })),
    resetRetries: assign({ retries: 0 }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    startAnew: assign({ retries: 0, returns: 0 }),
    countReturn: assign({ returns: ({ context }) => context.returns + 1 }),
  },
  guards: {
    isToken: (_, { token }: { token: string | null }) => token !== null,
    isKnown: ({ context }) => context.user !== null,
    isAnother: ({ context }, { member }: { member: string | undefined }) =>
      isAnother(context, member),
    canRetry: ({ context }, { failure }: { failure: ApiError }) =>
      failure.isTransient && context.retries < RETRY_DELAYS.length,
    isDeactivated: (_, { failure }: { failure: ApiError }) => failure.isDeactivated,
    mustBeAsked: ({ context }, { hasUnsent }: { hasUnsent: boolean }) =>
      hasUnsent || context.asked.isEverywhere,
    isTransient: (_, { failure }: { failure: ApiError }) => failure.isTransient,
    /** Whether a portal signs its members in, and tells of another token only when asked. */
    mustAsk: missing('mustAsk'),
  },
  delays: {
    retryDelay: ({ context }) => RETRY_DELAYS[context.retries] ?? 0,
    returnDelay: ({ context: { returns, failure } }) =>
      Math.max(atMost(RETURN_DELAYS, returns), (failure?.retryAfter ?? 0) * 1000),
    askDelay: ({ context }) => atMost(ASK_DELAYS, context.returns),
    leavingLimit: LEAVING_LIMIT,
  },
});
