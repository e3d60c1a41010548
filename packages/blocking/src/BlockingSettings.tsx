import {
  CONNECTION_VISIBILITIES,
  type ConnectionVisibility,
  GROUP_CHAT_INVITE_POLICIES,
  type GroupChatInvitePolicy,
} from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { SkeletonText } from '@saudagar/ui';
import { AudienceChoice } from './audiences/AudienceChoice.tsx';
import { provideConnectionVisibility, provideGroupChatInvite } from './audiences/audienceActors.ts';
import { provideBlockList } from './blockListFlow.ts';
import { BlockedMembersList } from './list/BlockedMembersList.tsx';
import { PresenceChoice } from './presence/PresenceChoice.tsx';

/** The member's choices of privacy, and the members they blocked and muted. */
export function BlockingSettings() {
  const actor = usePersistentActor('blocking', provideBlockList, { query: null });
  return (
    <ReadView actor={actor} skeleton={<SkeletonText lines={3} />}>
      {({ blocked, muted, addable_by, connections_visible_to, shows_presence }) => (
        <div className="sg-blocking">
          {addable_by && <GroupChatInvites known={addable_by} />}
          {connections_visible_to && <VisibleConnections known={connections_visible_to} />}
          {shows_presence !== undefined && <PresenceChoice known={shows_presence} />}
          <BlockedMembersList kind="block" members={blocked} />
          <BlockedMembersList kind="mute" members={muted} />
        </div>
      )}
    </ReadView>
  );
}

function GroupChatInvites({ known }: { known: GroupChatInvitePolicy }) {
  const actor = usePersistentActor('blocking.groupChatInvites', provideGroupChatInvite, {
    subject: null,
    known,
  });
  return (
    <AudienceChoice actor={actor} known={known} values={GROUP_CHAT_INVITE_POLICIES} of="addable" />
  );
}

function VisibleConnections({ known }: { known: ConnectionVisibility }) {
  const actor = usePersistentActor('blocking.connections', provideConnectionVisibility, {
    subject: null,
    known,
  });
  return (
    <AudienceChoice actor={actor} known={known} values={CONNECTION_VISIBILITIES} of="connections" />
  );
}
