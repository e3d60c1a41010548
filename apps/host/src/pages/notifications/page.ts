import Bell from 'lucide-react/icons/bell';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'notifications',
  paths: ['/notifications'],
  audience: 'members',
  texts,
  hasOwnHeading: true,
  view: async () => (await import('./Page.tsx')).Page,
  menu: 'top',
  icon: Bell,
  count: async () => (await import('./UnreadNotifications.tsx')).UnreadNotifications,
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
