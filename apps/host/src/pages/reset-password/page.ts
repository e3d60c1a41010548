import { RESET_PATH } from '../../routing/resolvePath.ts';
import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'reset-password',
  paths: [RESET_PATH],
  audience: 'visitors',
  texts,
  view: async () => (await import('./Page.tsx')).Page,
  menu: 'none',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
