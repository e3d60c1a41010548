import './status.css';
import { usePortal } from '@saudagar/portal';
import { KawungMark } from '@saudagar/ui';
import { useId } from 'react';
import { useTexts } from '../texts.ts';

/** The loading screen of the product: its name and 'Loading' (SHELL-068–070). */
export function LoadingScreen() {
  const { t } = useTexts();
  const { name } = usePortal().brand();
  const id = useId();
  return (
    <main className="sg-status-screen">
      <div role="status" aria-labelledby={`${id}-name ${id}-loading`} className="sg-loading-screen">
        <span className="sg-loading-mark">
          <KawungMark size={56} />
        </span>
        <p id={`${id}-name`} className="sg-loading-name">
          {name}
        </p>
        <p id={`${id}-loading`} className="sg-loading-text">
          {t('loading')}
        </p>
      </div>
    </main>
  );
}
