import { ReadView } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { SkeletonText } from '@saudagar/ui';
import { provideBlockList } from './blockListFlow.ts';
import { GroupChatInviteChoice } from './groupChatInvites/GroupChatInviteChoice.tsx';
import { BlockedMembersList } from './list/BlockedMembersList.tsx';

/** Policy for group chat invitations, and the members blocked and muted by the member. */
export function BlockingSettings() {
  const actor = usePersistentActor('blocking', provideBlockList, { query: null });
  return (
    <ReadView actor={actor} skeleton={<SkeletonText lines={3} />}>
      {({ blocked, muted, addable_by }) => (
        <div className="sg-blocking">
          {addable_by && <GroupChatInviteChoice known={addable_by} />}
          <BlockedMembersList kind="block" members={blocked} />
          <BlockedMembersList kind="mute" members={muted} />
        </div>
      )}
    </ReadView>
  );
}
