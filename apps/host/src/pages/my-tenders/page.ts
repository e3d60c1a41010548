import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'my-tenders',
  paths: ['/my-tenders'],
  who: 'members',
  texts: {
    en: () => import('./messages/en.json'),
    id: () => import('./messages/id.json'),
  },
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: ClipboardList,
  home: 'none',
  guide: {
    en: () => import('./guide/en.json'),
    id: () => import('./guide/id.json'),
  },
} satisfies PageDefinition;
