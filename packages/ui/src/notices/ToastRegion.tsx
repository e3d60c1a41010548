import { useSyncExternalStore } from 'react';
import { loadable } from '../onDemand/loadable.tsx';
import { OnDemand } from '../onDemand/OnDemand.tsx';
import { useLoadWhenIdle } from '../onDemand/useLoadWhenIdle.ts';
import type { Notifier } from './createNotifier.ts';

// The first page carries none of this: the toasts come once it rests, or with the first notice.
const toasts = loadable(async () => (await import('./Toasts.tsx')).Toasts);
// Where they do not come there is no place to say so; the next notice tries again.
const nothing = () => null;

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
  useLoadWhenIdle(toasts);
  if (notices.length === 0) return null;
  return (
    <OnDemand part={toasts} failure={nothing}>
      <toasts.View notifier={notifier} notices={notices} />
    </OnDemand>
  );
}
