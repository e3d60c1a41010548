import Handshake from 'lucide-react/icons/handshake';
import { NETWORK_PATH } from '../../routing/links.ts';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'network',
  paths: [NETWORK_PATH],
  redirects: { '/my-network': `${NETWORK_PATH}?tab=suggestions` },
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'main',
  icon: Handshake,
  // The home page shows suggestions itself.
  home: 'none',
  guide: (locale) => import(`./guide/${locale}.json`),
} satisfies PageDefinition;
