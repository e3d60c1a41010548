import UsersRound from 'lucide-react/icons/users-round';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'groups',
  paths: ['/groups'],
  who: 'members',
  texts: {
    en: () => import('./messages/en.json'),
    id: () => import('./messages/id.json'),
  },
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: UsersRound,
  isOnBottomBar: true,
  home: async () => (await import('./HomeCard.tsx')).HomeCard,
  guide: {
    en: () => import('./guide/en.json'),
    id: () => import('./guide/id.json'),
  },
} satisfies PageDefinition;
