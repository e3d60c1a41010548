import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Notifier } from './createNotifier.ts';

// The first page carries none of this: the toasts come with the first notice.
const Toasts = lazy(() => import('./Toasts.tsx'));

export interface ToastRegionProps {
  /** Whose notices to show. */
  notifier: Notifier;
}

/**
 * Shows a notifier's notices as toasts. Success and information wait for a pause in what a screen
 * reader says, errors interrupt. Pointing at them or focusing them (F6) stops their clocks.
 */
export function ToastRegion({ notifier }: ToastRegionProps) {
  const notices = useSyncExternalStore(notifier.subscribe, notifier.shown, notifier.shown);
  if (notices.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toasts notifier={notifier} notices={notices} />
    </Suspense>
  );
}
