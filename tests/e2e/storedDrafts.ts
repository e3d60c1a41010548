import type { Page } from '@playwright/test';

/** Returns the browser's stored drafts and pending messages as text; of a file its name. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // Opening a missing database would create an empty one.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'saudagar.drafts.v1')) return '';
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('saudagar.drafts.v1'));
    const store = database.transaction('drafts').objectStore('drafts');
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    database.close();
    // Replies that the device keeps are stored beside them.
    const all = values.filter((_, at) => !String(keys[at]).startsWith('offline:'));
    return JSON.stringify(all, (_, one) => (one instanceof File ? one.name : one));
  });
