import { createBrowserStorage, type StorageBackend } from './storageBackend.ts';

/** The browser's storage, for values that outlive the page. */
export const browserStorage = (): StorageBackend => createBrowserStorage(() => window.localStorage);

/** This tab's storage, for values that outlive a reload. */
export const tabStorage = (): StorageBackend => createBrowserStorage(() => window.sessionStorage);
