import { isIgnoredError, usePortal } from '@saudagar/portal';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';

/** Tells the member of an error nobody caught, unless it is none of the product's (WID-101–103). */
export function ErrorNotices() {
  const { lazy } = useTexts();
  const { notifier } = usePortal();

  useEffect(() => {
    const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error: unknown = 'reason' in event ? event.reason : event.error;
      if (isIgnoredError(event)) event.preventDefault();
      // Events without an error, such as a resize observer's, break nothing.
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
