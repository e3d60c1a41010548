import { getInbox } from '@saudagar/delivery';
import { SessionGate, usePortal } from '@saudagar/portal';
import type { ReactNode } from 'react';
import { ConversationList } from './ConversationList.tsx';

/** Props of {@link ConversationPicker}. */
export interface ConversationPickerProps {
  /** Called with the id of the chosen conversation; must be a stable function. */
  onChoose: (conversationId: string) => void;
  /** Rendered above the conversations, such as another choice. @default nothing */
  topContent?: ReactNode | undefined;
}

/** The member's conversations, latest first, with their search, to choose one. */
// MSG-075
export function ConversationPicker(props: ConversationPickerProps) {
  return (
    <SessionGate>{(user) => <Choices key={user.id} memberId={user.id} {...props} />}</SessionGate>
  );
}

function Choices(props: ConversationPickerProps & { memberId: string }) {
  const { memberId, topContent, onChoose } = props;
  const inbox = getInbox(usePortal(), memberId);
  return (
    <div className="sg-messages-picker">
      <ConversationList
        {...{ inbox, topContent }}
        conversationId={null}
        isChoice
        onOpen={onChoose}
      />
    </div>
  );
}
