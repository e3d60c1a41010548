import type { Address } from '@saudagar/portal';
import { isLayerEntry } from '@saudagar/ui';
import { navigate } from 'wouter/use-browser-location';

/** Events of these names report the router's own changes. */
const CHANGES = ['popstate', 'pushState', 'replaceState'];

/** The page's query string as storage for view state: links, Back and reload restore it. */
export const browserAddress: Address = {
  get: () => window.location.search,
  set(search, how) {
    const { pathname, hash } = window.location;
    const query = search.replace(/^\?/, '');
    navigate(`${pathname}${query && `?${query}`}${hash}`, {
      // The history entry of an overlay is replaced, so that Back skips it.
      replace: how === 'replace' || isLayerEntry(),
    });
  },
  subscribe(onChange) {
    for (const change of CHANGES) window.addEventListener(change, onChange);
    return () => {
      for (const change of CHANGES) window.removeEventListener(change, onChange);
    };
  },
};
