import Gavel from 'lucide-react/icons/gavel';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'tenders',
  paths: ['/tenders'],
  who: 'members',
  texts: {
    en: () => import('./messages/en.json'),
    id: () => import('./messages/id.json'),
  },
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: Gavel,
  home: async () => (await import('./HomeCard.tsx')).HomeCard,
  guide: {
    en: () => import('./guide/en.json'),
    id: () => import('./guide/id.json'),
  },
} satisfies PageDefinition;
