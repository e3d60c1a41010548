import { loadCatalogues } from '@saudagar/contract/server';

/** What the server itself says of notifications: in pushes and in mails. */
export const texts = await loadCatalogues<typeof import('./messages/en.json')>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);
