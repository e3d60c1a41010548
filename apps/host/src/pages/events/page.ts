import CalendarDays from 'lucide-react/icons/calendar-days';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'events',
  paths: ['/events'],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: CalendarDays,
  isOnBottomBar: true,
  waiting: async () => (await import('./WaitingRows.tsx')).WaitingRows,
  home: async () => (await import('./HomeCard.tsx')).HomeCard,
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
