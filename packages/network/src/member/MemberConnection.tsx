import type { Person } from '@saudagar/contract';
import { useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { RelationAction } from '../person/RelationAction.tsx';
import { provideMemberRelation } from './memberRelationFlow.ts';

/** Props of {@link MemberConnection}. */
export interface MemberConnectionProps {
  /** The member; their `relation`, where it is known, shows until it was read anew. */
  person: Person;
}

/**
 * How the reader stands to one member, and the step that follows: connect, accept or reject. It follows
 * what either of them does elsewhere.
 */
export function MemberConnection({ person }: MemberConnectionProps) {
  return <OneConnection key={person.id} person={person} />;
}

function OneConnection({ person }: MemberConnectionProps) {
  const actor = useViewActor(provideMemberRelation, { query: { memberId: person.id } });
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const read = useSelector(actor, ({ context }) => context.value);
  if (read) {
    const { relation, connectionId } = read;
    return (
      <RelationAction
        person={{ ...person, relation, connection_id: connectionId }}
        isOnPage
        isProminent
      />
    );
  }
  // Nobody is asked whom the reader may know already.
  if (isLoading && person.relation === undefined) return null;
  return <RelationAction person={person} isOnPage isProminent />;
}
