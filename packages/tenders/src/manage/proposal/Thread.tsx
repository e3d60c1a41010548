import type { Proposal } from '@saudagar/contract';
import { MemberText } from '@saudagar/ui';
import { deadlineTime } from '../../card/deadlineTime.ts';
import { useTexts } from '../texts.ts';

interface ThreadProps {
  thread: NonNullable<Proposal['thread']>;
  /** The reader's side. */
  side: 'poster' | 'bidder';
}

/** Questions of the poster and answers of the bidder, oldest first. */
export function Thread({ thread, side }: ThreadProps) {
  const { t, locale } = useTexts();
  return (
    <ol className="sg-tender-thread" aria-label={t('thread.title')}>
      {thread.map(({ id, from, text, sent_at }) => (
        <li key={id} className="sg-tender-entry" data-own={from === side || undefined}>
          <span className="sg-tender-label">
            {t(`thread.${from}`)} · {deadlineTime(sent_at, locale)}
          </span>
          <MemberText>{text}</MemberText>
        </li>
      ))}
    </ol>
  );
}
