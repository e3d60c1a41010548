import { ApiError, type Page, type Post } from '@saudagar/contract';
import type { MayBeKept } from '@saudagar/flows';
import { keptAt } from '@saudagar/portal/machines';
import { changePosts, type PostChanged } from '@saudagar/posts/machines';
import {
  assign,
  type EventObject,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import type { FeedConfiguration } from '../configuration/feedConfiguration.ts';
import {
  addNews,
  addPage,
  addPublished,
  type FeedInput,
  type FeedRequest,
  freshen,
  isSameRequest,
  mergeNews,
  NOTHING_READ,
  showNews,
  withConfiguration,
  withPage,
  withPosts,
} from './feedPosts.ts';
import type { FeedContext, FeedEvent } from './feedState.ts';

/** Number of consecutive hidden pages after which the next loads only on request. */
const PAGES_IN_VAIN = 3;

/** Context, actors, actions and guards of the feed's machine. */
export const feedSetup = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedEvent,
    input: {} as FeedInput,
    emitted: {} as { type: 'posts.changed' },
    tags: {} as 'reading' | 'idle',
    // Child ids are any string: published declarations cannot type only some of them.
    children: {} as Record<string, 'subscribePosts'>,
  },
  actors: {
    loadPage: fromPromise<Page<Post>, FeedRequest & { cursor: string | null } & MayBeKept>(() => {
      throw new Error('feed: provide loadPage');
    }),
    subscribePosts: fromCallback<EventObject>(() => {
      throw new Error('feed: provide subscribePosts');
    }),
  },
  actions: {
    forgetPosts: assign(({ context }) => ({
      ...withPosts(context, []),
      ...NOTHING_READ,
      keptAt: null,
    })),
    replacePosts: assign(({ context }, page: Page<Post>) => ({
      ...withPage(context, page),
      failure: null,
      keptAt: keptAt(page),
    })),
    freshenPosts: assign(({ context }, page: Page<Post>) => ({
      ...freshen(context, page),
      failure: null,
      keptAt: null,
    })),
    appendPosts: assign(({ context }, page: Page<Post>) => ({
      ...addPage(context, page),
      failure: null,
    })),
    prependPost: assign(({ context }, { post }: { post: Post }) => addPublished(context, post)),
    changePosts: assign(({ context }, { change }: PostChanged) => ({
      ...withPosts(context, changePosts(context.posts, change)),
      isOutdated: true,
    })),
    emitChanged: emit({ type: 'posts.changed' }),
    configure: assign(({ context }, { configuration }: { configuration: FeedConfiguration }) => ({
      ...withConfiguration(context, configuration),
      takesKept: false,
    })),
    awaitPost: assign(({ context }, { post }: { post: Post }) => addNews(context, post)),
    takeNews: assign(({ context }, { page }: { page: Page<Post> }) => mergeNews(context, page)),
    showNews: assign(({ context }) => showNews(context)),
    resetPages: assign({ pagesInVain: 0 }),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error('feed: provide logFailure');
    },
    noteUnsubscribed: assign({ isSubscribed: false }),
    /** Retries a failed subscription with the next read. */
    subscribeAgain: enqueueActions(({ context, enqueue }) => {
      if (context.isSubscribed) return;
      enqueue.assign({ isSubscribed: true });
      enqueue.spawnChild('subscribePosts', { id: 'posts' });
    }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => ApiError.from(error) }),
  },
  guards: {
    asksOther: ({ context }, { configuration }: { configuration: FeedConfiguration }) =>
      !isSameRequest(context, configuration),
    // Compares by identity, since stored settings are the same object until they change.
    hidesOther: (
      { context: { hiding } },
      { configuration }: { configuration: FeedConfiguration },
    ) =>
      hiding.hideUsers !== configuration.hideUsers ||
      hiding.hideKeywords !== configuration.hideKeywords,
    hasMore: ({ context }) => context.cursor !== null,
    goesOn: ({ context }) => context.cursor !== null && context.pagesInVain < PAGES_IN_VAIN,
    isPaused: ({ context }) => context.cursor !== null && context.pagesInVain >= PAGES_IN_VAIN,
    isComplete: ({ context }) => context.cursor === null && context.shown.length > 0,
    isBare: ({ context }) => context.cursor === null && context.shown.length === 0,
    hidesAll: ({ context }) => context.posts.length > 0,
    isNarrowed: ({ context: { request } }) =>
      request.hashtag !== null || request.filterBy !== 'all',
    newsJoin: ({ context }) => context.newsJoin,
    isOutdated: ({ context }) => context.isOutdated,
    isKept: (_, page: Page<Post>) => keptAt(page) !== null,
    showsKept: ({ context }) => context.keptAt !== null,
  },
});
