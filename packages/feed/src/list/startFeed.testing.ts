import type { Page, Post } from '@saudagar/contract';
import { buildPost } from '@saudagar/mocks';
import type { PostChange } from '@saudagar/posts';
import { heldCalls } from '@saudagar/storybook/heldCalls';
import { createActor, fromCallback } from 'xstate';
import {
  DEFAULT_CONFIGURATION,
  type FeedConfiguration,
} from '../configuration/feedConfiguration.ts';
import { feedMachine } from './feedMachine.ts';
import type { FeedRequest } from './feedPosts.ts';
import type { FeedEvent } from './feedState.ts';

export const posts = (...ids: string[]) => ids.map((id) => buildPost({ id }));

/** Event by which a list receives a post change. */
export const postChanged = (change: PostChange) => ({ type: 'post.changed' as const, change });

/** Initial settings of a test's feed. */
export interface Start {
  configuration?: Partial<FeedConfiguration>;
  hashtag?: string | null;
  /** Number of times its subscription fails. */
  failures?: number;
}

const configurationOf = (change: Partial<FeedConfiguration> = {}) => ({
  ...DEFAULT_CONFIGURATION,
  ...change,
});

/** Starts a feed whose pages the test answers. */
export function startFeed({ configuration, hashtag = null, failures = 0 }: Start = {}) {
  const pages = heldCalls<Page<Post>, FeedRequest & { cursor: string | null }>();
  const input = { configuration: configurationOf(configuration), hashtag, readerId: 'reader' };
  let emit: ((event: FeedEvent) => void) | null = null;
  const logged: unknown[] = [];
  const machine = feedMachine.provide({
    actors: {
      loadPage: pages.actor,
      subscribePosts: fromCallback(({ sendBack }) => {
        if (logged.length < failures) throw new Error('no channel');
        emit = sendBack;
      }),
    },
    actions: { logFailure: (_, { error }) => logged.push(error) },
  });
  const feed = createActor(machine, { input }).start();
  return {
    feed,
    pages,
    logged,
    emit: (event: FeedEvent) => emit?.(event),
    shown: () => feed.getSnapshot().context.shown.map(({ id }) => id),
    configure: (change: Partial<FeedConfiguration>) =>
      feed.send({ type: 'configuration.changed', configuration: configurationOf(change) }),
    state: () => feed.getSnapshot().value,
    context: () => feed.getSnapshot().context,
    ids: () => feed.getSnapshot().context.posts.map(({ id }) => id),
  };
}

/** Starts a feed that shows two posts. */
export async function startReady(cursor: string | null = 'c1', start: Start = {}) {
  const started = startFeed(start);
  await started.pages.last.answer({ items: posts('p2', 'p1'), cursor });
  return started;
}
