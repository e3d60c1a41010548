import LibraryBig from 'lucide-react/icons/library-big';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'resources',
  paths: ['/resources'],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: LibraryBig,
  home: async () => (await import('./HomeCard.tsx')).HomeCard,
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
