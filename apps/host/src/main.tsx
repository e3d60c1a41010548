import '@saudagar/ui/styles.css';
import './host.css';
// A session can end on any page: sign-in is part of the base.
import './auth/AuthLayout.tsx';
import './pages/login/Page.tsx';
import { type PortalOptions, type StartedPortal, startPortal } from '@saudagar/portal';
import { loadTexts } from '@saudagar/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { hostFetch } from './boot/hostFetch.ts';
import { watchInstall } from './install/installPrompt.ts';
import { followLanguage } from './language/followLanguage.ts';
import { loadFirstPage, prepareFirstPage } from './loadFirstPage.ts';
import { keepPageSoon } from './offline/keepPageSoon.ts';
import { browserAddress } from './routing/browserAddress.ts';
import { createHostStores, openHostStorage } from './storage/hostStores.ts';

const hostStorage = openHostStorage();
const stores = createHostStores(hostStorage);
const options: PortalOptions = {
  session: stores.session,
  fetch: hostFetch(hostStorage.lasting.storage),
  address: browserAddress,
  onOfflineStored: () => keepPageSoon(),
};

function render(started: StartedPortal) {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const app = (
    <StrictMode>
      <App stores={stores} options={options} started={started} />
    </StrictMode>
  );
  // A transition renders in slices, between which the page handles input.
  startTransition(() => root.render(app));
}

async function start() {
  const locale = stores.locale.read();
  const started = startPortal({ ...options, locale });
  const [page] = await Promise.all([loadFirstPage(stores), followLanguage(stores.locale)]);
  // The provider waits for missing texts.
  await loadTexts(locale).catch(() => {});
  await prepareFirstPage(page, started.portal);
  render(started);
}

watchInstall();
// No top-level await: the page's chunk imports this one and would deadlock.
void start();
