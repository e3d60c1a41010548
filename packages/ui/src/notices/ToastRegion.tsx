import { useSyncExternalStore } from 'react';
import { loadable } from '../onDemand/loadable.tsx';
import { OnDemand } from '../onDemand/OnDemand.tsx';
import { useLoadWhenIdle } from '../onDemand/useLoadWhenIdle.ts';
import type { Notifier } from './createNotifier.ts';

// Loaded when the first page is idle, or with the first toast, to keep it out of the first load.
const toasts = loadable(async () => (await import('./Toasts.tsx')).Toasts);
// A load failure cannot be shown here; the next toast retries.
const nothing = () => null;

export interface ToastRegionProps {
  /** Source of the toasts. */
  notifier: Notifier;
}

/**
 * Shows a notifier's messages as toasts. Success and info are announced at a pause, errors
 * interrupt. Hovering or focusing them (F6) pauses their timers.
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
