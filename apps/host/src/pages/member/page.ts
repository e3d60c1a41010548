import { PROFILE_PATH } from '../../routing/links.ts';
import type { PageDefinition } from '../definition.ts';

export const page = {
  name: 'member',
  paths: [`${PROFILE_PATH}/:member`],
  audience: 'members',
  texts: (locale) => import(`./messages/${locale}.json`),
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'none',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
