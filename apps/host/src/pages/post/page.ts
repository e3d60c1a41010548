import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'post',
  paths: ['/posts/:id'],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  menu: 'none',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
