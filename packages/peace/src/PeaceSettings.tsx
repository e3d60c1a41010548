import { ReadView } from '@saudagar/flows/react';
import { useKeptActor } from '@saudagar/portal';
import { SkeletonText } from '@saudagar/ui';
import { AddableByChoice } from './addable/AddableByChoice.tsx';
import { KeptAwayList } from './list/KeptAwayList.tsx';
import { providePeace } from './peaceFlow.ts';

/** Who may add the member to group chats, and whom they have blocked and muted, each to be let back. */
export function PeaceSettings() {
  const actor = useKeptActor('peace', providePeace, { query: null });
  return (
    <ReadView actor={actor} skeleton={<SkeletonText lines={3} />}>
      {({ blocked, muted, addable_by }) => (
        <div className="sg-peace">
          {addable_by && <AddableByChoice known={addable_by} />}
          <KeptAwayList way="block" members={blocked} />
          <KeptAwayList way="mute" members={muted} />
        </div>
      )}
    </ReadView>
  );
}
