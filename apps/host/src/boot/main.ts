import { boot } from './boot.ts';
import type { FirstLoad } from './firstLoad.ts';

/** Put here by the build. */
declare const __FIRST_LOAD__: FirstLoad;

const nothingKept = { getItem: () => null };

/** The browser's storage, which it may refuse. */
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

// What a browser reads at the first use of dates or numbers holds a phone up for some 50 ms: now,
// while the app's code is on its way, rather than when that runs.
setTimeout(() => new Date().toLocaleString('en'));
