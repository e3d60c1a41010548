import './status.css';
import { Button, EmptyState, type Loadable } from '@saudagar/ui';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

export interface UnloadedPageProps {
  /** The page's code. */
  part: Pick<Loadable<object>, 'load'>;
  /** Shows the page once its code is here. */
  onRetry: () => void;
}

/** A page whose code did not come. */
export function UnloadedPage({ part, onRetry }: UnloadedPageProps) {
  const { t } = useTexts();
  const [isRetrying, setRetrying] = useState(false);

  async function loadAgain() {
    setRetrying(true);
    const isHere = await part.load();
    setRetrying(false);
    // Some browsers keep the failure, and after a release the old code is gone: only a reload helps.
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
