import type { SentRequest } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { Button, RelativeTime, useFocusRecovery } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId, useRef } from 'react';
import { PersonRow } from '../person/PersonRow.tsx';
import { PersonSkeleton } from '../person/PersonSkeleton.tsx';
import { useTexts } from '../texts.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { provideIncoming } from './incomingFlow.ts';
import { provideSent } from './sentFlow.ts';
import { useAnswer } from './useAnswer.ts';

/** Incoming and sent requests (NET-005). */
export function RequestsTab() {
  const { t } = useTexts();
  const incoming = useViewActor(provideIncoming, { query: null });
  const sent = useViewActor(provideSent, { query: null });
  return (
    <div className="sg-network-tab">
      <Requests
        title={t('requests.incoming')}
        items={useSelector(incoming, ({ context }) => context.items)}
      >
        <ListView
          actor={incoming}
          layout="rows"
          aria-label={t('requests.incomingList')}
          idOf={({ connection_id }) => connection_id}
          skeleton={<PersonSkeleton />}
          skeletons={2}
          empty={<p className="sg-network-none">{t('requests.noIncoming')}</p>}
        >
          {({ connection_id, requester, requested_at }) => (
            <PersonRow person={requester} note={<RelativeTime date={requested_at} />}>
              <AnswerButtons
                connectionId={connection_id}
                memberId={requester.id}
                name={requester.full_name?.trim() || t('unknown')}
              />
            </PersonRow>
          )}
        </ListView>
      </Requests>
      <Requests
        title={t('requests.sent')}
        items={useSelector(sent, ({ context }) => context.items)}
      >
        <ListView
          actor={sent}
          layout="rows"
          aria-label={t('requests.sentList')}
          idOf={({ connection_id }) => connection_id}
          skeleton={<PersonSkeleton />}
          skeletons={2}
          empty={<p className="sg-network-none">{t('requests.noSent')}</p>}
        >
          {(request) => <SentRow request={request} />}
        </ListView>
      </Requests>
    </div>
  );
}

interface RequestsProps {
  title: string;
  /** Items of the list: when the focused one is removed, focus moves to the list. */
  items: unknown;
  children: ReactNode;
}

function Requests({ title, items, children }: RequestsProps) {
  const titleId = useId();
  const container = useRef<HTMLElement>(null);
  useFocusRecovery(container, items);
  return (
    <section ref={container} className="sg-network-requests" aria-labelledby={titleId}>
      <h2 id={titleId} className="sg-network-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SentRowProps {
  request: SentRequest;
}

function SentRow({ request }: SentRowProps) {
  const { t } = useTexts();
  const { connection_id: connectionId, recipient, requested_at } = request;
  const withdrawal = useAnswer({ connectionId, memberId: recipient.id, answer: 'withdraw' });
  return (
    <PersonRow
      person={recipient}
      note={
        <>
          {t('pending')} · <RelativeTime date={requested_at} />
        </>
      }
    >
      <Button
        size="compact"
        aria-label={t('answers.withdraw.named', {
          name: recipient.full_name?.trim() || t('unknown'),
        })}
        isPending={withdrawal.isBusy}
        onPress={withdrawal.send}
      >
        {t('answers.withdraw.button')}
      </Button>
    </PersonRow>
  );
}
