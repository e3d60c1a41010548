import './status.css';
import { Button, EmptyState } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

export interface UnloadedPageProps {
  /** Fetches the page once more. */
  onRetry: () => void;
}

/** A page whose code did not come. */
export function UnloadedPage({ onRetry }: UnloadedPageProps) {
  const { t } = useTexts();
  return (
    <div role="alert" className="sg-status-page">
      <EmptyState
        title={t('unloaded.title')}
        action={
          <Button variant="primary" onPress={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('unloaded.text')}
      </EmptyState>
    </div>
  );
}
