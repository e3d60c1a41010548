import { type StoredValueOptions, usePortal } from '@saudagar/portal';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { installPrompt } from './installPrompt.ts';
import { useInstallable } from './useInstallable.ts';

/** Day of a member's first visit on this device; 'offered' once the app was offered. */
export const storedFirstVisit: StoredValueOptions<string | null> = {
  key: 'saudagar.install.v1',
  isMembers: true,
  fallback: null,
  parse: (stored) => (typeof stored === 'string' ? stored : null),
};

/** Milliseconds for which the offer is shown. */
const OFFER_MS = 20_000;

/** Offers once to install the app, to a member who comes back on another day. */
// SHELL-192
export function InstallOffer() {
  const { t, lazy } = useTexts();
  const { stored, notifier, brand } = usePortal();
  const isInstallable = useInstallable();
  useEffect(() => {
    const first = stored(storedFirstVisit);
    const today = new Date().toDateString();
    if (first.read() === null) first.write(today);
    if (!isInstallable || ['offered', today].includes(first.read() ?? today)) return;
    first.write('offered');
    notifier.info(lazy('install.offer', { name: brand().name }), {
      duration: OFFER_MS,
      action: { label: t('install.action'), onAction: () => void installPrompt.ask() },
    });
  }, [isInstallable, stored, notifier, brand, lazy, t]);
  return null;
}
