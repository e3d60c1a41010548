import { ApiError, type SignedIn, type Suspension, type User } from '@saudagar/contract';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';

/**
 * Reason for having no session: signed out here, ended in another tab, expired, rejected by the
 * server, or the account was deactivated.
 */
export type SessionEnd = 'left' | 'elsewhere' | 'expired' | 'refused' | 'deactivated';

/** Milliseconds before the first and the second retry of a validation (SHELL-114, SHELL-115). */
const RETRY_DELAYS = [1000, 2000] as const;
/** Milliseconds before an unreachable server is retried; the last one repeats. */
const RETURN_DELAYS = [5000, 10_000, 20_000, 40_000, 60_000] as const;
/**
 * Milliseconds before a portal without a valid token is asked for another; the last one repeats.
 */
const ASK_DELAYS = [2000, 4000, 8000, 16_000, 30_000] as const;
/** Milliseconds after which the check of a kept member's token is shown. */
const NOTICE_DELAY = 1000;
/** Maximum milliseconds that signing out waits for the server. */
const LEAVING_LIMIT = 3000;

export interface SessionContext {
  /** The member; stays while their token is validated again. */
  user: User | null;
  /** Id of the member whose data the page holds, such as an unsent text; outlives expiry. */
  owner: string | null;
  /** Increases each time those data must be removed: their member left, or another one came. */
  generation: number;
  /** Retries of the running validation. */
  retries: number;
  /** Automatic retries since the server became unreachable or the member was signed out. */
  returns: number;
  /** Reason the server is unreachable, or that sessions could not be ended everywhere. */
  failure: ApiError | null;
  ended: SessionEnd | null;
  /** Why and until when the account is deactivated; counts only when that ended the session. */
  suspension: Suspension | null;
  /** Contents of the sign-out confirmation: ends every session, loses drafts. */
  asked: { isEverywhere: boolean; hasUnsent: boolean };
  /** True when the member's photo changed on this page: data read earlier shows an old one. */
  hasNewAvatar: boolean;
}

export type SessionEvent =
  | { type: 'session.started'; signedIn: SignedIn }
  | { type: 'session.expired' }
  /** An administrator has deactivated the member's account. */
  | { type: 'session.deactivated'; suspension?: Suspension | undefined }
  | { type: 'session.signedOut' }
  /**
   * The member asks to sign out, here or on every device; unsent data needs a confirmation, and
   * every device always does.
   */
  | { type: 'leaving.requested'; isEverywhere?: boolean }
  | { type: 'session.leftEverywhere' }
  /** The member stays: they cancelled, or signing out everywhere failed. */
  | { type: 'signOut.cancelled' }
  /** The stored token has changed; `memberId` is its owner, if the store says so. */
  | { type: 'session.changed'; memberId?: string | undefined }
  | { type: 'session.retried' }
  /** The page is online or visible again. */
  | { type: 'page.returned' }
  /** The member's account may be outdated: it is read again, without a visible change. */
  | { type: 'user.outdated' }
  | { type: 'user.changed'; user: User; hasNewAvatar?: boolean };

/** Events of the session: it has ended, and why. */
export type SessionNews = { type: 'session.ended'; why: SessionEnd };

const missing = (name: string) => () => {
  throw new Error(`session: provide ${name}`);
};

/** The delay at an index, or the last one. */
const atMost = (delays: readonly number[], index: number) => delays[index] ?? delays.at(-1) ?? 0;

/** Stores and publishes the reason for having no session. */
export const ending = (why: SessionEnd) =>
  [
    { type: 'end', params: { why } },
    { type: 'publishEnd', params: { why } },
  ] as const;

/** Stores and publishes a deactivation, with its reason and end. */
export const deactivating = [
  {
    type: 'noteSuspension',
    params: ({
      event,
    }: {
      event: { error: unknown } | { suspension?: Suspension | undefined };
    }) => ({
      suspension: 'error' in event ? ApiError.from(event.error).suspension : event.suspension,
    }),
  },
  ...ending('deactivated'),
] as const;

/** Asks for confirmation, also again: the view that asked may have unmounted. */
export const requested = {
  target: '#session.signedIn.lookingForUnsent',
  actions: {
    type: 'request',
    params: ({ event }: { event: { isEverywhere?: boolean } }) => event,
  },
} as const;

const isAnother = ({ owner }: SessionContext, memberId: string | undefined) =>
  owner !== null && memberId !== undefined && memberId !== owner;

const hasOtherAvatar = (before: User | null, user: User) =>
  before?.id === user.id && before.photo?.small !== user.photo?.small;

/** Context, actions and actors of the session machine. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionNews,
    tags: {} as 'checking' | 'unconfirmed',
  },
  actors: {
    readToken: fromPromise<string | null>(missing('readToken')),
    /** An unused token from a portal that signs its members in. */
    askForAnother: fromPromise<string | null>(missing('askForAnother')),
    validate: fromPromise<User>(missing('validate')),
    /** Resolves to true when the member has data that signing out would lose. */
    findUnsent: fromPromise<boolean>(missing('findUnsent')),
    /**
     * The stored member, while this device keeps data of theirs for use without a network.
     * @default nobody
     */
    findOffline: fromPromise<User | null>(async () => null),
    /** Ends the session on the server; drops the stored token without waiting for the reply. */
    revoke: fromPromise<undefined>(missing('revoke')),
    /** Ends every session of the member on the server. */
    revokeAll: fromPromise<undefined>(missing('revokeAll')),
    /** Reports that the page is online or visible again. */
    watchPage: fromCallback(missing('watchPage')),
  },
  actions: {
    /** Stores the token of a sign-in. */
    remember: (_, _params: { signedIn: SignedIn }) => missing('remember')(),
    /** Drops the token of this session; never a newer one. */
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
    noteSuspension: assign((_, { suspension }: { suspension: Suspension | undefined }) => ({
      suspension: suspension ?? null,
    })),
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
    isAnother: ({ context }, { memberId }: { memberId: string | undefined }) =>
      isAnother(context, memberId),
    canRetry: ({ context }, { failure }: { failure: ApiError }) =>
      failure.isTransient && context.retries < RETRY_DELAYS.length,
    isDeactivated: (_, { failure }: { failure: ApiError }) => failure.isDeactivated,
    mustBeAsked: ({ context }, { hasUnsent }: { hasUnsent: boolean }) =>
      hasUnsent || context.asked.isEverywhere,
    isTransient: (_, { failure }: { failure: ApiError }) => failure.isTransient,
    isOfflineUser: (_, { user }: { user: User | null }) => user !== null,
    /** True for a portal that signs its members in, and returns another token only on request. */
    mustAsk: missing('mustAsk'),
  },
  delays: {
    retryDelay: ({ context }) => RETRY_DELAYS[context.retries] ?? 0,
    returnDelay: ({ context: { returns, failure } }) =>
      Math.max(atMost(RETURN_DELAYS, returns), (failure?.retryAfter ?? 0) * 1000),
    askDelay: ({ context }) => atMost(ASK_DELAYS, context.returns),
    noticeDelay: NOTICE_DELAY,
    leavingLimit: LEAVING_LIMIT,
  },
});
