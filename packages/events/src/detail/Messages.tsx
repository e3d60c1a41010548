import type { EventMessage } from '@saudagar/contract';
import { MemberText, RelativeTime } from '@saudagar/ui';
import { useId } from 'react';
import { useTexts } from '../texts.ts';

/** Messages from the organizer to attendees, latest first. */
export function Messages({ messages, level }: { messages: readonly EventMessage[]; level: 2 | 3 }) {
  const { t } = useTexts();
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="sg-event-section" aria-labelledby={titleId}>
      <Heading id={titleId} className="sg-event-section-title">
        {t('detail.messages')}
      </Heading>
      <ul className="sg-event-messages">
        {messages.map(({ id, text, sent_at }) => (
          <li key={id} className="sg-event-message">
            <MemberText>{text}</MemberText>
            <RelativeTime date={sent_at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
