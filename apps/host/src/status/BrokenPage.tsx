import './status.css';
import { Button, EmptyState, LinkButton } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

export interface BrokenPageProps {
  /** Renders the page again. */
  retry: () => void;
}

/** A page that threw while rendering. */
export function BrokenPage({ retry }: BrokenPageProps) {
  const { t } = useTexts();
  return (
    <div role="alert" className="sg-status-page">
      <EmptyState
        title={t('broken.title')}
        action={
          <div className="sg-status-actions">
            <Button variant="primary" onPress={retry}>
              {t('retry')}
            </Button>
            <LinkButton href="/" onPress={retry}>
              {t('broken.home')}
            </LinkButton>
          </div>
        }
      >
        {t('broken.text')}
      </EmptyState>
    </div>
  );
}
