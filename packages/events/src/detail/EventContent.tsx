import {
  type Event,
  isWebsite,
  ownsEvent,
  readsDetails,
  takesRegistrations,
} from '@saudagar/contract';
import { MemberAvatar, useSession, useUser } from '@saudagar/portal';
import {
  Badge,
  Button,
  InlineMessage,
  Link,
  loadable,
  MemberLink,
  MemberText,
  OnDemand,
  SkeletonText,
  useNow,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import MessageSquare from 'lucide-react/icons/message-square';
import type { ReactNode } from 'react';
import type { EventCallbacks } from '../callbacks.ts';
import { Badges } from '../card/Badges.tsx';
import { Banner, hasBanner } from '../card/Banner.tsx';
import { EventDetails } from '../card/EventDetails.tsx';
import { useTexts } from '../texts.ts';
import { LinkList } from './LinkList.tsx';
import { Messages } from './Messages.tsx';
import { mapAddress } from './mapAddress.ts';

const comingSection = loadable(
  async () => (await import('../coming/ComingSection.tsx')).ComingSection,
);
const eventRevision = loadable(async () => (await import('./EventRevision.tsx')).EventRevision);
const filesSection = loadable(async () => (await import('./FilesSection.tsx')).FilesSection);

interface EventContentProps extends EventCallbacks {
  event: Event;
  /** Level of its headings, one below the title's. */
  level: 2 | 3;
  /** Actions, rendered after date and location. @default nothing */
  actions?: ReactNode | undefined;
  /** The event's menu, where it is not rendered elsewhere. @default nothing */
  menu?: ReactNode | undefined;
}

/** All details of an event, shared by dialog and page (EVT-015). */
export function EventContent({ event, level, actions, menu, onMessage }: EventContentProps) {
  const { t } = useTexts();
  const user = useUser();
  const isChecking = useSelector(useSession(), (snapshot) => snapshot.hasTag('checking'));
  const now = useNow();
  const { description, tags, links, website, messages = [], status } = event;
  const { approval_status: approval } = event;
  const site =
    website && isWebsite(website) ? [{ title: new URL(website).host, url: website }] : [];
  const map = mapAddress(event);
  return (
    <div className="sg-event-content">
      {hasBanner(event) && (
        <div className="sg-event-banner">
          <Banner event={event} />
        </div>
      )}
      {status === 'cancelled' && (
        <InlineMessage kind="error">{t('detail.cancelled')}</InlineMessage>
      )}
      {approval === 'pending' && <InlineMessage>{t('approval.pendingText')}</InlineMessage>}
      {approval === 'rejected' && (
        <InlineMessage kind="error">{t('approval.rejectedText')}</InlineMessage>
      )}
      {event.revision && (
        <OnDemand part={eventRevision}>
          <eventRevision.View event={event} />
        </OnDemand>
      )}
      <div className="sg-event-state">
        <Badges event={event} />
        {menu}
      </div>
      <EventDetails
        event={event}
        locationSuffix={
          map && (
            <Link className="sg-event-map" href={map} target="_blank" rel="noopener noreferrer">
              {t('detail.map')}
            </Link>
          )
        }
      />
      {actions}
      <Organizer {...{ event, onMessage }} />
      <CoOrganizers event={event} />
      {messages.length > 0 && <Messages {...{ messages, level }} />}
      <MemberText className="sg-event-about">{description}</MemberText>
      {tags.length > 0 && (
        <ul className="sg-event-tags" aria-label={t('detail.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <LinkList links={[...site, ...links]} level={level} />
      {!isChecking && !readsDetails(event, user, event.my_registration?.status) && (
        <InlineMessage>{t('detail.afterRegistering')}</InlineMessage>
      )}
      <OnDemand part={filesSection} fallback={<SkeletonText lines={2} />}>
        <filesSection.View eventId={event.id} level={level} />
      </OnDemand>
      {user && event.current_attendees > 0 && takesRegistrations(event, now) && (
        <OnDemand part={comingSection} fallback={<SkeletonText lines={2} />}>
          <comingSection.View event={event} level={level} />
        </OnDemand>
      )}
    </div>
  );
}

/** Co-organizers, the first named first (EVT-360). */
function CoOrganizers({ event: { organizers = [] } }: Pick<EventContentProps, 'event'>) {
  const { t } = useTexts();
  if (organizers.length === 0) return null;
  return (
    <div>
      <span className="sg-event-label">{t('detail.organizers')}</span>
      <ul className="sg-event-organizers" aria-label={t('detail.organizers')}>
        {organizers.map((member) => (
          <li key={member.id} className="sg-event-organizer">
            <MemberAvatar member={member} size="small" isLink />
            <MemberLink memberId={member.id}>
              {member.full_name?.trim() || member.username || t('detail.organizer')}
            </MemberLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The organizer; plain text when the account no longer exists. */
function Organizer({ event, onMessage }: Pick<EventContentProps, 'event' | keyof EventCallbacks>) {
  const { t } = useTexts();
  const user = useUser();
  const { organizer, organizer_name } = event;
  const name = organizer?.full_name?.trim() || organizer_name;
  if (!name) return null;
  return (
    <div className="sg-event-organizer">
      <MemberAvatar member={organizer} size="small" isLink />
      <span>
        <span className="sg-event-label">{t('detail.organizer')}</span>
        <MemberLink memberId={organizer?.id}>{name}</MemberLink>
      </span>
      {organizer && onMessage && user && !ownsEvent(event, user) && (
        <Button
          size="small"
          variant="quiet"
          icon={<MessageSquare />}
          onPress={() => onMessage(organizer)}
        >
          {t('detail.message')}
        </Button>
      )}
    </div>
  );
}
