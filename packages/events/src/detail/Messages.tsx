import type { EventMessage } from '@saudagar/contract';
import { MemberText, RelativeTime } from '@saudagar/ui';
import { useId } from 'react';
import { useTexts } from '../texts.ts';

/** What the organizer wrote to the registered, the latest first. */
export function Messages({ messages }: { messages: readonly EventMessage[] }) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section className="sg-event-section" aria-labelledby={titleId}>
      <h3 id={titleId} className="sg-event-section-title">
        {t('detail.messages')}
      </h3>
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
