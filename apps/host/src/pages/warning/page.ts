import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'warning',
  paths: ['/warnings/:id'],
  who: 'members',
  texts: {
    en: () => import('./messages/en.json'),
    id: () => import('./messages/id.json'),
  },
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'none',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
