import type { ReactNode } from 'react';
import { BackButton } from './BackButton.tsx';

interface UnloadedRoomProps {
  onBack: () => void;
  children: ReactNode;
}

/** Placeholder for a conversation whose code is loading or failed, with a back button. */
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
