import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'comparison',
  paths: ['/tenders/:id/compare'],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'none',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
