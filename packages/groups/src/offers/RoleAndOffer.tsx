import type { Group } from '@saudagar/contract';
import { loadable, OnDemand, useFocusRecovery } from '@saudagar/ui';
import { useRef } from 'react';
import { GroupBadges } from '../card/GroupBadges.tsx';

const offerNote = loadable(async () => (await import('./OfferNote.tsx')).OfferNote);

/** The member's role in a group, and an offer of another; it has focus after the answer. */
export function RoleAndOffer({ group }: { group: Group }) {
  const { offered_role } = group;
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(container, offered_role);
  return (
    <div ref={container} className="sg-group-role" tabIndex={-1}>
      <GroupBadges group={group} />
      {offered_role && (
        <OnDemand part={offerNote}>
          <offerNote.View group={group} role={offered_role} />
        </OnDemand>
      )}
    </div>
  );
}
