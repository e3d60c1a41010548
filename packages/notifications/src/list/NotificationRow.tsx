import type { FlagReason, Notification } from '@saudagar/contract';
import { MemberAvatar, usePortal } from '@saudagar/portal';
import { Link, RelativeTime, VisuallyHidden } from '@saudagar/ui';
import { useRef, useState } from 'react';
import { isMutable, MuteMenu } from '../muting/MuteMenu.tsx';
import { ReadButton } from '../reading/ReadButton.tsx';
import { readOne } from '../reading/readOneFlow.ts';
import { useTexts } from '../texts.ts';
import { type Sentence, useSentence } from '../useSentence.ts';
import { ChangedFacts, ReminderFacts } from './ChangedFacts.tsx';

/** Every rule of the contract, whose own list would bring all calls of moderation along. */
const RULES = {
  spam: true,
  inappropriate: true,
  harassment: true,
  hate_speech: true,
  fake_news: true,
  copyright: true,
  other: true,
} as const satisfies Record<FlagReason, true>;

const isRule = (reason: string | null | undefined): reason is FlagReason =>
  Object.hasOwn(RULES, reason ?? '');

export interface NotificationRowProps {
  notification: Notification;
  /** Path of its subject; null when it has no page. */
  href: string | null;
}

/** A notification with actor, action and time; opening its subject marks it as read. */
export function NotificationRow({ notification, href }: NotificationRowProps) {
  const { id, actors, subject, thumbnail, note, changes, facts, created_at, read_at } =
    notification;
  const { t } = useTexts();
  const portal = usePortal();
  const sentence = useSentence()(notification);
  const isUnread = !read_at;
  const read = () => isUnread && readOne(portal, id);
  const row = useRef<HTMLDivElement>(null);
  // The pressed button unmounts, so its list item takes focus.
  const focusItem = () => row.current?.closest('li')?.focus({ preventScroll: true });
  const [actor] = actors;
  const { reason } = notification;
  return (
    <div ref={row} className="sg-notification" data-unread={isUnread || undefined}>
      {actor && <MemberAvatar member={actor} size="medium" isLink />}
      <div className="sg-notification-body">
        {isUnread && <VisuallyHidden elementType="span">{t('unread')} </VisuallyHidden>}
        {href === null ? (
          <span className="sg-notification-text">
            <SentenceText {...sentence} />
          </span>
        ) : (
          <Link isPlain className="sg-notification-text" href={href} onPress={read}>
            <SentenceText {...sentence} />
          </Link>
        )}
        {isRule(reason) && (
          <p className="sg-notification-note">{t('reason', { reason: t(`reasons.${reason}`) })}</p>
        )}
        {changes && <ChangedFacts changes={changes} />}
        {facts && <ReminderFacts facts={facts} />}
        {note && <p className="sg-notification-note">{t('note', { note })}</p>}
        <RelativeTime date={created_at} />
      </div>
      {isUnread && href === null && <ReadButton notificationId={id} onPress={focusItem} />}
      <div className="sg-notification-end">
        {thumbnail && <Thumbnail key={thumbnail} address={thumbnail} />}
        {isMutable(subject) && <MuteMenu subject={subject} about={sentence.text} />}
      </div>
    </div>
  );
}

/** The subject's picture; nothing when it fails to load, since the sentence says it all. */
function Thumbnail({ address }: { address: string }) {
  const { client } = usePortal();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      className="sg-notification-thumbnail"
      src={client.address(address)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** A sentence with the names in bold. */
function SentenceText({ text, names }: Sentence) {
  const start = names ? text.indexOf(names) : -1;
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <strong>{names}</strong>
      {text.slice(start + names.length)}
    </>
  );
}
