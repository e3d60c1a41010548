import { type LikeEndpoint, type LikeReply, type ParamsOf, parseKept } from '@saudagar/contract';
import type { Portal, WaitingWrite } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { provideFlow } from './actors.ts';
import { toggleMachine } from './toggleMachine.ts';

/** A member's like, and the number of all likes. */
export interface Like {
  liked: boolean;
  count: number;
}

/** A like's endpoint with the parameters of its path. */
export interface LikeCall {
  readonly endpoint: LikeEndpoint;
  readonly params: unknown;
}

/** Pairs an endpoint with its own parameters. */
export const likeCall = <E extends LikeEndpoint>(endpoint: E, params: ParamsOf<E>): LikeCall => ({
  endpoint,
  params,
});

/** A subject that can be liked. */
export interface LikeSubject {
  /** Name of its actor, shared by all its views. */
  readonly key: string;
  readonly call: LikeCall;
  /** Publishes the settled like to all its views, after a reply or a failure. */
  readonly publish: (like: Like) => void;
}

/** Likes a subject and removes the like (FEED-102–107, GRP-141–143, RES-014, RES-048). */
export const likeMachine = toggleMachine<LikeSubject, LikeReply>(
  'like',
  ({ liked, likes_count }) => ({ value: liked, count: likes_count }),
);

/**
 * Provides a like's machine with the portal's client. Without a network it waits (FEED-223); another
 * failure is only logged (FEED-107, GRP-152).
 */
export const provideLike = ({ client, waiting }: Portal) =>
  provideFlow(likeMachine, {
    actors: {
      set: fromPromise(({ input: { subject, value: liked } }) => {
        const { endpoint, params } = subject.call;
        return client.call(endpoint, { params, body: { liked }, waits: { subject: subject.key } });
      }),
      watchSent: fromPromise(async ({ input: { subject } }) => {
        const reply = await waiting.outcome(subject.key);
        return (parseKept(subject.call.endpoint, reply) ?? {}) as LikeReply;
      }),
    },
    actions: {
      publish: (_, { subject, settled: { value: liked, count } }) =>
        subject.publish({ liked, count: count ?? 0 }),
    },
  });

/** Returns the choice of a like that waits for the server. */
export const likedBy = ({ body }: WaitingWrite): boolean =>
  (body as { liked?: boolean } | undefined)?.liked === true;
