import { ReadView } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { SkeletonText } from '@saudagar/ui';
import { provideBlockList } from './blockListFlow.ts';
import { GroupChatInviteChoice } from './groupChatInvites/GroupChatInviteChoice.tsx';
import { BlockedMembersList } from './list/BlockedMembersList.tsx';

/** Who may add the member to group chats, and the members they have blocked and muted. */
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
