import {
  type Message,
  type QuotedMessage,
  REMOVED_MESSAGE,
  type ReactionEmoji,
  withOwnReaction,
} from '@saudagar/contract';
import type { Entry, Outgoing, Upload } from '@saudagar/delivery';
import { AttachedFiles, FileChip } from '@saudagar/files';
import { MemberAvatar } from '@saudagar/portal';
import { Button, Icon, MemberText } from '@saudagar/ui';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { memo } from 'react';
import { MemberName } from '../MemberName.tsx';
import { ReactionPills } from '../reactions/ReactionPills.tsx';
import { type MessageActions, MessageMenu } from '../replies/MessageMenu.tsx';
import { Quotation } from '../replies/Quotation.tsx';
import { useTexts } from '../texts.ts';
import { timeOfDay } from '../times.ts';

export interface MessageBodyProps extends MessageActions {
  entry: Entry;
  /** Id of the element with the text. */
  textId: string;
  /** Displayed name of the sender. */
  name: string;
  isOwn: boolean;
  /** True when every other member has read it. */
  isRead: boolean;
  /** True in a group chat, where names are shown. */
  hasNames: boolean;
  /** Upload progress of its files while it is sent. */
  upload: Upload | undefined;
  /** The reader's reaction that is being saved, null while it is taken back. */
  wantedReaction: ReactionEmoji | null | undefined;
  /** Id of the reader. */
  memberId: string;
  /** True after a quotation led to it. */
  isShown: boolean;
  /** Scrolls to a quoted message. */
  onQuoted: (quoted: QuotedMessage) => void;
  onRetry: (clientId: string) => void;
  onRemove: (clientId: string) => void;
}

/** Content of a message; unaffected by later messages. */
export const MessageBody = memo(function MessageBody(props: MessageBodyProps) {
  const { entry, textId, name, isOwn, isRead, hasNames, upload, memberId, isShown } = props;
  const { t, locale } = useTexts();
  const { message, outgoing, time, isGrouped } = entry;
  const text = message?.content ?? outgoing?.text ?? '';
  const quoted = message?.reply_to ?? outgoing?.replyTo;
  const { reactions = [], my_reaction = null } = message ?? {};
  const reacted =
    props.wantedReaction === undefined
      ? { reactions, my_reaction }
      : withOwnReaction({ reactions, my_reaction }, props.wantedReaction);
  const hasReactions = reacted.reactions.length > 0;
  const isRemoved = message?.message_type === REMOVED_MESSAGE;
  return (
    <div
      className="sg-message-item"
      data-own={isOwn || undefined}
      data-together={isGrouped || undefined}
      data-shown={isShown || undefined}
    >
      {hasNames && !isOwn && (
        <span className="sg-message-face">
          {!isGrouped && <MemberAvatar member={message?.sender} size="small" isLink />}
        </span>
      )}
      <div className="sg-message-body" data-failed={outgoing?.failure !== undefined || undefined}>
        {hasNames && !isOwn && !isGrouped && (
          <p className="sg-message-name">
            <MemberName member={message?.sender}>{name}</MemberName>
          </p>
        )}
        {quoted && !isRemoved && (
          <Quotation {...{ quoted, memberId }} isCollapsible={hasNames} onShow={props.onQuoted} />
        )}
        <div id={textId}>
          {isRemoved && <p className="sg-message-unshown">{t('message.removed')}</p>}
          {text !== '' && <MemberText>{text}</MemberText>}
        </div>
        {message && <Files message={message} by={message.sender?.full_name?.trim() || name} />}
        {/* A type without text from another server, such as a call. */}
        {message && text === '' && message.attachments.length === 0 && !isRemoved && (
          <p className="sg-message-unshown">{t('message.unshown')}</p>
        )}
        {outgoing?.files.map((file, index) => (
          <FileChip
            key={`${file.name} ${file.size}`}
            name={file.name}
            size={file.size}
            progress={upload?.at === index ? upload.percent : undefined}
          />
        ))}
        <p className="sg-message-foot">
          <time dateTime={new Date(time).toISOString()}>{timeOfDay(time, locale)}</time>
          {isOwn && <Mark outgoing={outgoing} isRead={isRead} />}
        </p>
        {message && !isRemoved && (
          <>
            {hasReactions && (
              <ReactionPills {...{ message }} reactions={reacted} onReact={props.onReact} />
            )}
            <MessageMenu
              {...{ message, name, isOwn, hasReactions }}
              reaction={reacted.my_reaction ?? null}
              onReact={props.onReact}
              onShowReactions={props.onShowReactions}
              onReply={props.onReply}
              onFlag={props.onFlag}
            />
          </>
        )}
      </div>
      {outgoing?.failure !== undefined && (
        <div className="sg-message-failed">
          {outgoing.failure && <p>{outgoing.failure}</p>}
          {outgoing.isOverProxyLimit && <p>{t('message.overProxyLimit')}</p>}
          <Button variant="quiet" size="small" onPress={() => props.onRetry(outgoing.clientId)}>
            {t('message.retry')}
          </Button>
          <Button variant="quiet" size="small" onPress={() => props.onRemove(outgoing.clientId)}>
            {t('message.remove')}
          </Button>
        </div>
      )}
    </div>
  );
});

function Files({ message: { files, attachments }, by }: { message: Message; by: string }) {
  if (attachments.length === 0) return null;
  return <AttachedFiles files={files} ids={attachments} by={by} />;
}

/** Delivery status of an own message. */
function Mark({ outgoing, isRead }: { outgoing: Outgoing | null; isRead: boolean }) {
  const { t } = useTexts();
  const state = outgoing
    ? outgoing.failure === undefined
      ? 'waiting'
      : 'failed'
    : isRead
      ? 'read'
      : 'sent';
  const Drawing = { waiting: Clock, failed: CircleAlert, read: CheckCheck, sent: Check }[state];
  return (
    <span className="sg-message-mark" data-state={state}>
      <Icon>
        <Drawing />
      </Icon>
      {state === 'failed' ? (
        t('message.failed')
      ) : (
        <span className="sg-message-content">{t(`message.${state}`)}</span>
      )}
    </span>
  );
}
