import type { Person } from '@saudagar/contract';
import { useBlockList } from '@saudagar/portal';
import { useState } from 'react';
import { ConnectButton } from '../asking/ConnectButton.tsx';
import { AnswerButtons } from '../requests/AnswerButtons.tsx';
import { useTexts } from '../texts.ts';

interface RelationActionProps {
  person: Pick<Person, 'id' | 'full_name' | 'relation' | 'connection_id' | 'can_connect'>;
  /** True on the network's own page, where labels are shorter. @default false */
  // NET-047
  isOnPage?: boolean | undefined;
  /** True when Connect is the primary action, as on a profile. @default false */
  isProminent?: boolean | undefined;
}

/** Relationship to a person with the next action (NET-040–044, NET-054). */
export function RelationAction({ person, ...look }: RelationActionProps) {
  const { t } = useTexts();
  const { id, relation = 'none', connection_id: connectionId } = person;
  const isBlocked = useBlockList()?.restrictionFor(id) === 'block';
  const [first] = useState(relation);
  const name = person.full_name?.trim() || t('unknown');
  const relationText = (text: string) => (
    <RelationText isNew={relation !== first}>{text}</RelationText>
  );
  switch (relation) {
    case 'self':
      return relationText(t('you'));
    case 'connected':
      return relationText(t('connected'));
    case 'sent':
      return relationText(t('pending'));
    case 'incoming':
      return connectionId ? (
        <AnswerButtons {...{ connectionId, name }} memberId={id} />
      ) : (
        relationText(t('pending'))
      );
    default:
      // To a member apart, whom staff still see, a request would be refused.
      return isBlocked || person.can_connect === false ? null : (
        <ConnectButton memberId={id} name={name} {...look} />
      );
  }
}

interface RelationTextProps {
  /** True when it has just replaced a button, whose focus it takes. */
  isNew: boolean;
  children: string;
}

function RelationText({ isNew, children }: RelationTextProps) {
  return (
    <p className="sg-network-relation" {...(isNew && { tabIndex: -1, ref: takeFocus })}>
      {children}
    </p>
  );
}

const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};
