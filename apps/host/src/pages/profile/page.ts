import User from 'lucide-react/icons/user';
import { PROFILE_PATH } from '../../routing/links.ts';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'profile',
  paths: [PROFILE_PATH],
  who: 'members',
  texts: {
    en: () => import('./messages/en.json'),
    id: () => import('./messages/id.json'),
  },
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'user',
  icon: User,
  home: 'none',
  guide: {
    en: () => import('./guide/en.json'),
    id: () => import('./guide/id.json'),
  },
} satisfies PageDefinition;
