import { loadCatalogues } from '../core/catalogues.ts';

/** What this area says. */
export const eventsTexts = await loadCatalogues<typeof import('./messages/en.json')>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);
