import Settings from 'lucide-react/icons/settings';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'settings',
  paths: ['/settings'],
  audience: 'members',
  texts,
  view: async () => (await import('./Page.tsx')).Page,
  menu: 'user',
  icon: Settings,
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
