import { useEmitted, usePortal, useViewActor } from '@saudagar/portal';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { installOfferInput, provideInstallOffer } from './installOfferFlow.ts';
import { installPrompt } from './installPrompt.ts';

/** Milliseconds for which the offer is shown. */
const OFFER_MS = 20_000;

/** Offers once to install the app, to a member who comes back on another day. */
// SHELL-192
export function InstallOffer() {
  const { t, lazy } = useTexts();
  const portal = usePortal();
  const [input] = useState(() => installOfferInput(portal));
  const actor = useViewActor(provideInstallOffer, input);
  useEmitted(actor, 'install.offered', () => {
    portal.notifier.info(lazy('install.offer', { name: portal.brand().name }), {
      duration: OFFER_MS,
      action: { label: t('install.action'), onAction: () => void installPrompt.ask() },
    });
  });
  return null;
}
