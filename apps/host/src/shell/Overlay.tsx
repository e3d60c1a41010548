import { usePortal } from '@saudagar/portal';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Boundary } from '../status/Boundary.tsx';
import { useTexts } from '../texts.ts';

export interface OverlayProps {
  /** Told that it could not be shown. */
  onFailure: () => void;
  children: ReactNode;
}

/** Something that opens over the page and whose code comes then; where it does not come, a notice. */
export function Overlay({ onFailure, children }: OverlayProps) {
  return (
    <Boundary fallback={() => <Failed onFailure={onFailure} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}

function Failed({ onFailure }: { onFailure: () => void }) {
  const { t } = useTexts();
  const { notifier } = usePortal();
  const text = t('unloaded.notice');
  useEffect(() => {
    notifier.error(text);
    onFailure();
  }, [notifier, text, onFailure]);
  return null;
}
