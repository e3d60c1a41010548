import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'my-tenders',
  paths: ['/my-tenders'],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: ClipboardList,
  waiting: async () => (await import('./WaitingRows.tsx')).WaitingRows,
  home: 'none',
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
