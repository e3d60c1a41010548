import { listPosts } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { queryOf } from './feedActors.ts';
import { newsMachine } from './newsMachine.ts';

/** The look for news on the portal's client and the page around it. */
export const provideNews = ({ client }: Portal) =>
  newsMachine.provide({
    actors: {
      loadNewest: fromPromise(({ input, signal }) =>
        client.call(listPosts, { query: queryOf({ ...input, sortBy: 'newest' }), signal }),
      ),
      watchAttention: fromCallback(({ sendBack }) => {
        const tell = () =>
          sendBack({
            type: 'attention.changed',
            isAttentive: document.visibilityState === 'visible' && navigator.onLine,
          });
        tell();
        document.addEventListener('visibilitychange', tell);
        window.addEventListener('online', tell);
        window.addEventListener('offline', tell);
        return () => {
          document.removeEventListener('visibilitychange', tell);
          window.removeEventListener('online', tell);
          window.removeEventListener('offline', tell);
        };
      }),
    },
  });
