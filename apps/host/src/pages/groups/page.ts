import UsersRound from 'lucide-react/icons/users-round';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'groups',
  paths: ['/groups'],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: UsersRound,
  isOnBottomBar: true,
  home: async () => (await import('./HomeCard.tsx')).HomeCard,
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
