import MessagesSquare from 'lucide-react/icons/messages-square';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'messages',
  paths: ['/messages', '/messages/:room'],
  audience: 'members',
  texts,
  view: async () => (await import('./Page.tsx')).Page,
  menu: 'main',
  icon: MessagesSquare,
  isOnBottomBar: true,
  count: async () => (await import('./UnreadCount.tsx')).UnreadCount,
  home: 'none',
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
