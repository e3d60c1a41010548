import { boot } from './boot.ts';
import type { FirstLoad } from './firstLoad.ts';

/** Inserted by the build. */
declare const __FIRST_LOAD__: FirstLoad;

const nothingKept = { getItem: () => null };

/** The browser's storage, which may be blocked. */
function storageOf(get: () => Storage): Pick<Storage, 'getItem'> {
  try {
    return get();
  } catch {
    return nothingKept;
  }
}

boot(
  {
    window,
    document,
    location,
    lasting: storageOf(() => localStorage),
    tab: storageOf(() => sessionStorage),
    send: (...request) => fetch(...request),
  },
  __FIRST_LOAD__,
);

// The first use of dates or numbers blocks a phone for some 50 ms: done here, while the app's code
// loads, rather than when it runs.
setTimeout(() => new Date().toLocaleString('en'));
