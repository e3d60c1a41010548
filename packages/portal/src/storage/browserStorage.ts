import { browserKeeping, type Keeping } from './keeping.ts';

/** This browser, for what outlives the page. */
export const browserStorage = (): Keeping => browserKeeping(() => window.localStorage);
