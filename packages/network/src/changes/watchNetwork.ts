import type { Person } from '@saudagar/contract';
import { getSocket } from '@saudagar/delivery/machines';
import type { Portal } from '@saudagar/portal/machines';
import { channelOf, type RelationChange, type SuggestionChange } from './channel.ts';

interface NetworkHandlers {
  onRelation?: (change: RelationChange) => void;
  onSuggestion?: (change: SuggestionChange) => void;
  onInvitations?: () => void;
  /**
   * Called when others acted or events may be lost, so data may be outdated. Receives the ids of
   * the members concerned; null for any.
   */
  onOutdated?: (memberIds: readonly string[] | null) => void;
}

/** Subscribes to the member's changes in all tabs and to others' over the socket. */
export function watchNetwork(portal: Portal, handlers: NetworkHandlers): () => void {
  const stop = channelOf(portal).subscribe((news) => {
    if (news.type === 'relation') handlers.onRelation?.(news.change);
    else if (news.type === 'suggestion') handlers.onSuggestion?.(news.change);
    else handlers.onInvitations?.();
  });
  const connection = getSocket(portal);
  const delivered = connection.on('connection.delivered', ({ events }) => {
    const memberIds = events.flatMap((event) => (event.type === 'relation' ? event.user_id : []));
    if (events.some(({ type }) => type === 'gap')) handlers.onOutdated?.(null);
    else if (memberIds.length > 0) handlers.onOutdated?.(memberIds);
  });
  const opened = connection.on('connection.opened', ({ isNew }) => {
    if (isNew) handlers.onOutdated?.(null);
  });
  return () => {
    stop();
    delivered.unsubscribe();
    opened.unsubscribe();
  };
}

/** Applies a change to people; others stay the same objects. */
export const withRelation = (
  people: readonly Person[],
  { memberId, relation, connectionId }: RelationChange,
): readonly Person[] =>
  people.map((one) =>
    one.id === memberId ? { ...one, relation, connection_id: connectionId } : one,
  );
