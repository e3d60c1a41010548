import House from 'lucide-react/icons/house';
import { HOME_PATH } from '../../routing/links.ts';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'home',
  paths: [HOME_PATH],
  audience: 'members',
  texts,
  view: async () => (await import('./Page.tsx')).Page,
  prepare: async (portal) => (await import('./Page.tsx')).prepareHomePage(portal),
  firstList: '/api/posts',
  hasOwnHeading: true,
  // Also linked from the brand (SHELL-097).
  menu: 'main',
  icon: House,
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
