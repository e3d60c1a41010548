import type { Address } from '@saudagar/portal';
import { navigate } from 'wouter/use-browser-location';
import { isOpenEntry } from './openEntry.ts';

/** The router tells of its own changes by events of these names. */
const CHANGES = ['popstate', 'pushState', 'replaceState'];

/** The page's query string, in which views keep their state: a link, Back and reload show the same. */
export const browserAddress: Address = {
  get: () => window.location.search,
  set(search, how) {
    const { pathname, hash } = window.location;
    const query = search.replace(/^\?/, '');
    navigate(`${pathname}${query && `?${query}`}${hash}`, {
      // The entry of what lies open over the page is not left to Back.
      replace: how === 'replace' || isOpenEntry(),
    });
  },
  subscribe(onChange) {
    for (const change of CHANGES) window.addEventListener(change, onChange);
    return () => {
      for (const change of CHANGES) window.removeEventListener(change, onChange);
    };
  },
};
