import ShieldCheck from 'lucide-react/icons/shield-check';
import { ADMIN_PATH } from '../../routing/links.ts';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'admin',
  paths: [ADMIN_PATH, `${ADMIN_PATH}/:tab`],
  // Other members see a message that access is denied (ADM-002, ADM-003).
  audience: 'members',
  texts,
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  inMenuOf: ['admin', 'moderator'],
  icon: ShieldCheck,
  count: async () => (await import('./PendingCount.tsx')).PendingCount,
  home: 'none',
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
