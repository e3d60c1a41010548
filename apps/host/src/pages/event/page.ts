import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'event',
  paths: ['/events/:id'],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'none',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
