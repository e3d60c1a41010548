import type { PendingContent } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** What tells two things apart, whatever they are. */
export const keyOf = ({ content_type, id }: Pick<PendingContent, 'content_type' | 'id'>): string =>
  `${content_type}/${id}`;

/** What waits for approval, the oldest first (ADM-098). */
export const pendingContentMachine = listMachine<null, PendingContent>({
  id: 'pendingContent',
  idOf: keyOf,
});
