import type { Fetch } from '@saudagar/contract';
import { firstListsOf } from '../pages/definition.ts';
import { pages } from '../pages/pages.ts';
import { rememberFirstList } from './firstLists.ts';
import { preloadedFetch } from './preloadedFetch.ts';

const firstLists = firstListsOf(pages);

/** The app's fetch: reuses preloaded responses, and records requests for the next visit. */
export function hostFetch(storage: Pick<Storage, 'getItem' | 'setItem'>): Fetch {
  return (input, init) => {
    if (typeof input === 'string' && init?.method === 'GET') {
      rememberFirstList(window.location, input, firstLists, storage);
    }
    return preloadedFetch(input, init);
  };
}
