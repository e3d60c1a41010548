import User from 'lucide-react/icons/user';
import { PROFILE_PATH } from '../../routing/links.ts';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'profile',
  paths: [PROFILE_PATH],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'user',
  icon: User,
  home: 'none',
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
