import type { Person } from '@saudagar/contract';
import { ConnectButton } from '../asking/ConnectButton.tsx';
import { AnswerButtons } from '../requests/AnswerButtons.tsx';
import { useTexts } from '../texts.ts';

interface RelationActionProps {
  person: Person;
  /** Whether asking is the first thing to do there, as on a profile. @default false */
  isProminent?: boolean;
}

/** How the member stands to a person, and the step that follows from it (NET-040–044, NET-054). */
export function RelationAction({ person, isProminent = false }: RelationActionProps) {
  const { t } = useTexts();
  const name = person.full_name?.trim() || t('unknown');
  switch (person.relation) {
    case 'self':
      return <p className="sg-network-relation">{t('you')}</p>;
    case 'connected':
      return <p className="sg-network-relation">{t('connected')}</p>;
    case 'sent':
      return <p className="sg-network-relation">{t('pending')}</p>;
    case 'incoming':
      return person.connection_id ? (
        <AnswerButtons connectionId={person.connection_id} memberId={person.id} name={name} />
      ) : (
        <p className="sg-network-relation">{t('pending')}</p>
      );
    default:
      return <ConnectButton memberId={person.id} {...{ name, isProminent }} isOnPage />;
  }
}
