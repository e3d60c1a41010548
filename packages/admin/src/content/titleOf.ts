import type { PendingContent } from '@saudagar/contract';

/** Returns the name of a group or the title of other content (ADM-101); null for neither. */
export const titleOf = ({ name, title }: Pick<PendingContent, 'name' | 'title'>): string | null =>
  name?.trim() || title?.trim() || null;
