import BookOpenText from 'lucide-react/icons/book-open-text';
import { GUIDE_PATH } from '../../routing/links.ts';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'guide',
  paths: [GUIDE_PATH],
  audience: 'members',
  texts,
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: BookOpenText,
  below: async () => (await import('./GuideMenu.tsx')).GuideMenu,
  home: 'none',
  // The first steps.
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
