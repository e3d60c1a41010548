import { loadCatalogues } from './catalogues.ts';

/** Errors that any call can return, and labels of fields that several areas share. */
export const coreTexts = await loadCatalogues<typeof import('./messages/en.json')>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
);
