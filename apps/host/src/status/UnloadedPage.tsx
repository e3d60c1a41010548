import './status.css';
import { Button, EmptyState, type Loadable } from '@saudagar/ui';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

export interface UnloadedPageProps {
  /** The page to load. */
  part: Pick<Loadable<object>, 'load'>;
  /** Called once its code has loaded. */
  onRetry: () => void;
}

/** A page whose code failed to load. */
export function UnloadedPage({ part, onRetry }: UnloadedPageProps) {
  const { t } = useTexts();
  const [isRetrying, setRetrying] = useState(false);

  async function loadAgain() {
    setRetrying(true);
    const isHere = await part.load();
    setRetrying(false);
    // Some browsers cache the failure, and a release deletes the old code: only a reload helps.
    if (!isHere && navigator.onLine) window.location.reload();
    else onRetry();
  }

  return (
    <div role="alert" className="sg-status-page">
      <EmptyState
        title={t('unloaded.title')}
        action={
          <Button variant="primary" isPending={isRetrying} onPress={() => void loadAgain()}>
            {t('retry')}
          </Button>
        }
      >
        {t('unloaded.text')}
      </EmptyState>
    </div>
  );
}
