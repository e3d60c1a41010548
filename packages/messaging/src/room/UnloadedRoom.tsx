import type { ReactNode } from 'react';
import { BackButton } from './BackButton.tsx';

interface UnloadedRoomProps {
  onBack: () => void;
  children: ReactNode;
}

/** The place of a conversation whose code is on its way or failed: as large, with the way back. */
export function UnloadedRoom({ onBack, children }: UnloadedRoomProps) {
  return (
    <div className="sg-messages-room">
      <div className="sg-messages-head">
        <BackButton onPress={onBack} />
      </div>
      {children}
    </div>
  );
}
