import type { Person } from '@saudagar/contract';
import { useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { RelationAction } from '../person/RelationAction.tsx';
import { provideMemberRelation } from './memberRelationFlow.ts';

/** Props of {@link MemberConnection}. */
export interface MemberConnectionProps {
  /** The member; a known `relation` is shown until it is reloaded. */
  person: Person;
}

/**
 * The reader's relationship to a member, with the next action: connect, accept or reject. It
 * follows what either of them does elsewhere.
 */
export function MemberConnection({ person }: MemberConnectionProps) {
  return <OneConnection key={person.id} person={person} />;
}

function OneConnection({ person }: MemberConnectionProps) {
  const actor = useViewActor(provideMemberRelation, { query: { memberId: person.id } });
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const read = useSelector(actor, ({ context }) => context.value);
  if (read) {
    const { relation, connectionId, canConnect } = read;
    return (
      <RelationAction
        person={{ ...person, relation, connection_id: connectionId, can_connect: canConnect }}
        isOnPage
        isProminent
      />
    );
  }
  // Connect is hidden while an existing relationship may still be loading.
  if (isLoading && person.relation === undefined) return null;
  return <RelationAction person={person} isOnPage isProminent />;
}
