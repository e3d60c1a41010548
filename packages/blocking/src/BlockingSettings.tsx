import { ReadView } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { SkeletonText } from '@saudagar/ui';
import { provideBlockList } from './blockListFlow.ts';
import { GroupChatInviteChoice } from './groupChatInvites/GroupChatInviteChoice.tsx';
import { BlockedMembersList } from './list/BlockedMembersList.tsx';
import { PresenceChoice } from './presence/PresenceChoice.tsx';

/** The member's choices of privacy, and the members they blocked and muted. */
export function BlockingSettings() {
  const actor = usePersistentActor('blocking', provideBlockList, { query: null });
  return (
    <ReadView actor={actor} skeleton={<SkeletonText lines={3} />}>
      {({ blocked, muted, addable_by, shows_presence }) => (
        <div className="sg-blocking">
          {addable_by && <GroupChatInviteChoice known={addable_by} />}
          {shows_presence !== undefined && <PresenceChoice known={shows_presence} />}
          <BlockedMembersList kind="block" members={blocked} />
          <BlockedMembersList kind="mute" members={muted} />
        </div>
      )}
    </ReadView>
  );
}
