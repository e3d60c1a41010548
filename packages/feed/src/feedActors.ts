import { listPosts } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { feedMachine } from './feedMachine.ts';

/** The feed's machine on the portal's client. */
export const provideFeed = ({ client }: Portal) =>
  feedMachine.provide({
    actors: {
      loadPage: fromPromise(({ input: { cursor }, signal }) =>
        client.call(listPosts, { query: cursor === null ? {} : { cursor }, signal }),
      ),
    },
  });
