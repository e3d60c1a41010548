import { displayStatus, type Event, ownsEvent, runsEvent } from '@saudagar/contract';
import { useTagText, useUser } from '@saudagar/portal';
import { Badge, type BadgeProps, useNow } from '@saudagar/ui';
import { Children } from 'react';
import { useTexts } from '../texts.ts';
import { typeIcon } from './typeIcons.ts';

const TONES = {
  upcoming: 'neutral',
  ongoing: 'success',
  completed: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<string, BadgeProps['tone']>;

interface BadgesProps {
  event: Event;
  /** True on a card, which shows one badge beside the type: the one that says most. @default false */
  isOnCard?: boolean | undefined;
}

/** Badges for an event's type, its status derived from the dates, and the member's role in it. */
export function Badges({ event, isOnCard = false }: BadgesProps) {
  const { t } = useTexts();
  const user = useUser();
  const tagText = useTagText();
  const now = useNow();
  const status = displayStatus(event, now);
  const { event_type, my_registration: own, approval_status: approval } = event;
  const TypeIcon = typeIcon(event_type);
  const state = <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
  const approvals = {
    pending: <Badge tone="accent">{t('approval.pending')}</Badge>,
    rejected: <Badge tone="danger">{t('approval.rejected')}</Badge>,
    approved: null,
  };
  const roles = [
    own?.status === 'registered' && <Badge tone="success">{t('own.registered')}</Badge>,
    own?.status === 'waitlisted' && <Badge tone="accent">{t('own.waitlisted')}</Badge>,
    user && runsEvent(event, user) && (
      <Badge tone="accent">{t(ownsEvent(event, user) ? 'own.organizer' : 'own.coOrganizer')}</Badge>
    ),
  ];
  const unapproved = approvals[approval ?? 'approved'];
  // The date says that it is still to come: what it is to the member says more.
  const isUpcoming = status === 'upcoming';
  const shown = unapproved ?? (isUpcoming ? (roles.find(Boolean) ?? state) : state);
  return (
    <div className="sg-event-badges">
      <Badge tone="primary" icon={<TypeIcon />}>
        {tagText(event_type)}
      </Badge>
      {isOnCard ? (
        shown
      ) : (
        <>
          {state}
          {unapproved}
          {Children.toArray(roles)}
        </>
      )}
    </div>
  );
}
