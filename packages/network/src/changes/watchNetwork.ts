import type { Person } from '@saudagar/contract';
import { getSocket } from '@saudagar/delivery/machines';
import type { Portal } from '@saudagar/portal/machines';
import { channelOf, type RelationChange } from './channel.ts';

interface NetworkListener {
  onRelation?: (change: RelationChange) => void;
  onInvitations?: () => void;
  /**
   * Somebody acted elsewhere, or news may have been lost: what is shown may be old. Names the members
   * whom that concerns; null where it may be anybody.
   */
  onOutdated?: (memberIds: readonly string[] | null) => void;
}

/** Hears the member's own acts in every tab, and the others' over the socket; returns the way to stop. */
export function watchNetwork(portal: Portal, listener: NetworkListener): () => void {
  const stop = channelOf(portal).subscribe((news) => {
    if (news.type === 'relation') listener.onRelation?.(news.change);
    else listener.onInvitations?.();
  });
  const connection = getSocket(portal);
  const delivered = connection.on('connection.delivered', ({ events }) => {
    const memberIds = events.flatMap((event) => (event.type === 'relation' ? event.user_id : []));
    if (events.some(({ type }) => type === 'gap')) listener.onOutdated?.(null);
    else if (memberIds.length > 0) listener.onOutdated?.(memberIds);
  });
  const opened = connection.on('connection.opened', ({ isNew }) => {
    if (isNew) listener.onOutdated?.(null);
  });
  return () => {
    stop();
    delivered.unsubscribe();
    opened.unsubscribe();
  };
}

/** People after a change; those that it does not concern stay the same objects. */
export const withRelation = (
  people: readonly Person[],
  { memberId, relation, connectionId }: RelationChange,
): readonly Person[] =>
  people.map((one) =>
    one.id === memberId ? { ...one, relation, connection_id: connectionId } : one,
  );
