import { bySource } from '@saudagar/posts/machines';
import { fromCallback, fromPromise } from 'xstate';
import { listOf } from '../list/feedActors.ts';
import type { FeedSource } from '../source/feedSource.ts';
import { newsMachine } from './newsMachine.ts';

/** Implements polling with the portal's client and the page's visibility. */
export const provideNews = bySource(({ client }, source: FeedSource) =>
  newsMachine.provide({
    actions: { logFailure: (_, { error }) => console.info('saudagar: news', error) },
    actors: {
      loadNewest: fromPromise(({ input, signal }) =>
        listOf(source)(client, { ...input, sortBy: 'newest', cursor: null }, { signal }),
      ),
      watchAttention: fromCallback(({ sendBack }) => {
        const reportAttention = () =>
          sendBack({
            type: 'attention.changed',
            isAttentive: document.visibilityState === 'visible' && navigator.onLine,
          });
        reportAttention();
        const controller = new AbortController();
        const listen = (target: EventTarget, type: string) =>
          target.addEventListener(type, reportAttention, { signal: controller.signal });
        listen(document, 'visibilitychange');
        listen(window, 'online');
        listen(window, 'offline');
        return () => controller.abort();
      }),
    },
  }),
);
