import type { Member } from '@saudagar/contract';
import { loadable, useOnDemand } from '@saudagar/ui';
import { useCallback, useState } from 'react';

const messageDialog = loadable(
  async () => (await import('@saudagar/messaging/dialogs')).MessageDialog,
);

/** Starts a message to a member from any page: the function that opens it, and its element. */
export function useMessageTo() {
  const { isOpen, open, close } = useOnDemand(messageDialog);
  const [member, setMember] = useState<Member | null>(null);
  const writeTo = useCallback(
    (to: Member) => {
      setMember(to);
      open();
    },
    [open],
  );
  const dialog = isOpen && member && <messageDialog.View member={member} onClose={close} />;
  return { writeTo, dialog };
}
