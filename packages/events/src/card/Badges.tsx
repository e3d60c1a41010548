import { displayStatus, type Event, organizes } from '@saudagar/contract';
import { useTagText, useUser } from '@saudagar/portal';
import { Badge, type BadgeProps, useNow } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { typeIcon } from './typeIcons.ts';

const TONES = {
  upcoming: 'neutral',
  ongoing: 'success',
  completed: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<string, BadgeProps['tone']>;

/** Badges for an event's type, its status derived from the dates, and the member's role in it. */
export function Badges({ event }: { event: Event }) {
  const { t } = useTexts();
  const user = useUser();
  const tagText = useTagText();
  const now = useNow();
  const status = displayStatus(event, now);
  const { event_type, my_registration: own, approval_status: approval } = event;
  const TypeIcon = typeIcon(event_type);
  return (
    <div className="sg-event-badges">
      <Badge tone="primary" icon={<TypeIcon />}>
        {tagText(event_type)}
      </Badge>
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      {approval === 'pending' && <Badge tone="accent">{t('approval.pending')}</Badge>}
      {approval === 'rejected' && <Badge tone="danger">{t('approval.rejected')}</Badge>}
      {own?.status === 'registered' && <Badge tone="success">{t('own.registered')}</Badge>}
      {own?.status === 'waitlisted' && <Badge tone="accent">{t('own.waitlisted')}</Badge>}
      {user && organizes(event, user) && <Badge tone="accent">{t('own.organizer')}</Badge>}
    </div>
  );
}
