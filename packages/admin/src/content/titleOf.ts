import type { PendingContent } from '@saudagar/contract';

/** What content is called: a group has a name, others a title (ADM-101); null for neither. */
export const titleOf = ({ name, title }: Pick<PendingContent, 'name' | 'title'>): string | null =>
  name?.trim() || title?.trim() || null;
