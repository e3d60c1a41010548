import { useState } from 'react';
import { AvatarDialog } from './AvatarDialog.tsx';
import { RemoveAvatarDialog } from './RemoveAvatarDialog.tsx';

/** The dialog of the photo, or the question before it is removed. */
export function AvatarDialogs({ onClose }: { onClose: () => void }) {
  const [isRemoving, setRemoving] = useState(false);
  if (isRemoving) return <RemoveAvatarDialog onClose={onClose} />;
  return (
    <AvatarDialog
      reopened={(close) => <AvatarDialogs onClose={close} />}
      onRemove={() => setRemoving(true)}
      onClose={onClose}
    />
  );
}
