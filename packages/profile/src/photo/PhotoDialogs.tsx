import { useState } from 'react';
import { PhotoDialog } from './PhotoDialog.tsx';
import { RemovePhotoDialog } from './RemovePhotoDialog.tsx';

/** The photo dialog, or the question before the photo is removed. */
export function PhotoDialogs({ onClose }: { onClose: () => void }) {
  const [isRemoving, setRemoving] = useState(false);
  if (isRemoving) return <RemovePhotoDialog onClose={onClose} />;
  return (
    <PhotoDialog
      reopened={(close) => <PhotoDialogs onClose={close} />}
      onRemove={() => setRemoving(true)}
      onClose={onClose}
    />
  );
}
