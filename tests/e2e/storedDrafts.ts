import type { Page } from '@playwright/test';

/** All that the browser keeps of drafts and of messages on their way, as text; of a file its name. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // To open what is not there yet would make it, and without anything in it.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'saudagar.drafts.v1')) return '';
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('saudagar.drafts.v1'));
    const all = await answer(database.transaction('drafts').objectStore('drafts').getAll());
    database.close();
    return JSON.stringify(all, (_, one) => (one instanceof File ? one.name : one));
  });
