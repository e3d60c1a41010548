import { STOP_INVITATIONS_PATH } from '../../routing/resolvePath.ts';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'stop-invitations',
  paths: [STOP_INVITATIONS_PATH],
  audience: 'visitors',
  texts,
  view: async () => (await import('./Page.tsx')).Page,
  menu: 'none',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;

/** The same for a member whose other address was invited. */
export const memberPage = {
  ...page,
  name: 'stop-invitations-of-member',
  audience: 'members',
  hasOwnHeading: true,
} satisfies PageDefinition;
