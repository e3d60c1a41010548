import type { PageDefinition } from '../definition.ts';
import { texts } from './texts.ts';

export const page = {
  name: 'moderationDecision',
  paths: ['/moderation-decisions/:id'],
  audience: 'members',
  texts,
  view: async () => (await import('./Page.tsx')).Page,
  hasOwnHeading: true,
  menu: 'none',
  home: 'none',
  guide: 'none',
} satisfies PageDefinition;
