import type { Proposal } from '@saudagar/contract';
import { MemberText } from '@saudagar/ui';
import { useEffect, useRef } from 'react';
import { deadlineTime } from '../../card/deadlineTime.ts';
import { useTexts } from '../texts.ts';

interface ThreadProps {
  thread: NonNullable<Proposal['thread']>;
  /** The reader's side. */
  side: 'poster' | 'bidder';
  /** True when the last entry takes focus. @default false */
  isFocused?: boolean | undefined;
}

/** Questions of the poster and answers of the bidder, oldest first. */
export function Thread({ thread, side, isFocused = false }: ThreadProps) {
  const { t, locale } = useTexts();
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) last.current?.focus();
  }, [isFocused]);
  return (
    <ol className="sg-tender-thread" aria-label={t('thread.title')}>
      {thread.map(({ id, from, text, sent_at }, index) => (
        <li
          key={id}
          ref={index === thread.length - 1 ? last : undefined}
          tabIndex={-1}
          className="sg-tender-entry"
          data-own={from === side || undefined}
        >
          <span className="sg-tender-label">
            {t(`thread.${from}`)} · {deadlineTime(sent_at, locale)}
          </span>
          <MemberText>{text}</MemberText>
        </li>
      ))}
    </ol>
  );
}
