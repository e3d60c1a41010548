import LibraryBig from 'lucide-react/icons/library-big';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'resources',
  paths: ['/resources'],
  who: 'members',
  texts: {
    en: () => import('./messages/en.json'),
    id: () => import('./messages/id.json'),
  },
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: LibraryBig,
  home: async () => (await import('./HomeCard.tsx')).HomeCard,
  guide: {
    en: () => import('./guide/en.json'),
    id: () => import('./guide/id.json'),
  },
} satisfies PageDefinition;
