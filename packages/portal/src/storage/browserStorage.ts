import { createBrowserStorage, type StorageBackend } from './storageBackend.ts';

/** This browser, for what outlives the page. */
export const browserStorage = (): StorageBackend => createBrowserStorage(() => window.localStorage);
