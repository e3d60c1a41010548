import { bySource } from '@saudagar/posts';
import { fromCallback, fromPromise } from 'xstate';
import { listOf } from '../list/feedActors.ts';
import type { FeedSource } from '../source/feedSource.ts';
import { newsMachine } from './newsMachine.ts';

/** The look for news on the portal's client and the page around it. */
export const provideNews = bySource(({ client }, source: FeedSource) =>
  newsMachine.provide({
    actions: { logFailure: (_, { error }) => console.info('saudagar: news', error) },
    actors: {
      loadNewest: fromPromise(({ input, signal }) =>
        listOf(source)(client, { ...input, sortBy: 'newest', cursor: null }, { signal }),
      ),
      watchAttention: fromCallback(({ sendBack }) => {
        const send = () =>
          sendBack({
            type: 'attention.changed',
            isAttentive: document.visibilityState === 'visible' && navigator.onLine,
          });
        send();
        const gone = new AbortController();
        const listen = (target: EventTarget, type: string) =>
          target.addEventListener(type, send, { signal: gone.signal });
        listen(document, 'visibilitychange');
        listen(window, 'online');
        listen(window, 'offline');
        return () => gone.abort();
      }),
    },
  }),
);
