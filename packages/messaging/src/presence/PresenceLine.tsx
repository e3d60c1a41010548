import { useViewActor } from '@saudagar/portal';
import { RelativeTime } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { providePresence } from './presenceFlow.ts';

/** Presence of the other member of a direct conversation; nothing while it is hidden. */
export function PresenceLine({ conversationId }: { conversationId: string }) {
  const { t } = useTexts();
  const actor = useViewActor(providePresence, { query: { conversationId } });
  const presence = useSelector(actor, ({ context }) => context.value);
  if (presence?.is_online)
    return (
      <span className="sg-messages-presence" data-online>
        {t('presence.online')}
      </span>
    );
  if (!presence?.last_seen_at) return null;
  return (
    <span className="sg-messages-presence">
      {t('presence.lastSeen')} <RelativeTime date={presence.last_seen_at} />
    </span>
  );
}
