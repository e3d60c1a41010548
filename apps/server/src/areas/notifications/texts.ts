import { loadCatalogues } from '@saudagar/contract/server';

/** The server's own texts of notifications, for pushes and mails. */
export const texts = await loadCatalogues<typeof import('./messages/en.json')>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);
