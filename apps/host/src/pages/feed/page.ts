import Newspaper from 'lucide-react/icons/newspaper';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'feed',
  paths: ['/feed'],
  audience: 'members',
  texts,
  hasOwnHeading: true,
  view: async () => (await import('./Page.tsx')).Page,
  prepare: async (portal) => (await import('./Page.tsx')).prepareFeedPage(portal),
  firstList: '/api/posts',
  menu: 'main',
  icon: Newspaper,
  isOnBottomBar: true,
  home: 'none',
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
