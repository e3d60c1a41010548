import { loadCatalogues } from './catalogues.ts';

/** Why any call may be refused, and what people call fields that several areas have. */
export const coreTexts = await loadCatalogues<typeof import('./messages/en.json')>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);
