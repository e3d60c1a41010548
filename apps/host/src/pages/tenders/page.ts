import Gavel from 'lucide-react/icons/gavel';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'tenders',
  paths: ['/tenders'],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: Gavel,
  home: async () => (await import('./HomeCard.tsx')).HomeCard,
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
