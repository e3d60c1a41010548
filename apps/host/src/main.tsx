import '@saudagar/ui/styles.css';
import './host.css';
import { loadTexts } from '@saudagar/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { hostFetch } from './boot/hostFetch.ts';
import { followLanguage } from './language/followLanguage.ts';
import { loadFirstPage } from './loadFirstPage.ts';
import { createHostStores, hostKeeping } from './storage/hostStores.ts';

const keeping = hostKeeping();
const stores = createHostStores(keeping);
const send = hostFetch(keeping.lasting.storage);

function render() {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App stores={stores} fetch={send} />
    </StrictMode>,
  );
}

async function start() {
  await Promise.all([loadFirstPage(stores), followLanguage(stores.locale)]);
  // The provider waits for what does not come.
  await loadTexts(stores.locale.read()).catch(() => {});
  render();
}

// Not awaited at the top level: the page's chunk imports this one and would wait for it in turn.
void start();
