import { isIgnoredError, usePortal } from '@saudagar/portal';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';

/** Reports uncaught errors of the product to the member (WID-101–103). */
export function ErrorNotices() {
  const { lazy } = useTexts();
  const { notifier } = usePortal();

  useEffect(() => {
    const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error: unknown = 'reason' in event ? event.reason : event.error;
      if (isIgnoredError(event)) event.preventDefault();
      // Events without an error, such as a resize observer's, are harmless.
      else if (error instanceof Error) notifier.error(lazy('broken.notice'));
    };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onError);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onError);
    };
  }, [notifier, lazy]);

  return null;
}
