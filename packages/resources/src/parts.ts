import { loadable } from '@saudagar/ui';

// Code that a first page does not need.
export const savedTab = loadable(async () => (await import('./saving/SavedTab.tsx')).SavedTab);
export const detailPart = loadable(
  async () => (await import('./detail/ResourceDetail.tsx')).ResourceDetail,
);
