import { STOP_INVITATIONS_PATH } from '../../routing/resolvePath.ts';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'stop-invitations',
  paths: [STOP_INVITATIONS_PATH],
  audience: 'everyone',
  hasOwnHeading: true,
  texts,
  view: async () => (await import('./Page.tsx')).Page,
  menu: 'none',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
