import type { Member } from '@saudagar/contract';
import { loadable, useOnDemand } from '@saudagar/ui';
import { useCallback, useState } from 'react';

const messageDialog = loadable(
  async () => (await import('@saudagar/messaging/dialogs')).MessageDialog,
);

/** Writes to a member beside whom one reads: the way to ask for it, and what to show for it. */
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
