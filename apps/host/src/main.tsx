import '@saudagar/ui/styles.css';
import './host.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadFirstPage } from './loadFirstPage.ts';
import { browserKeeping, createHostStores } from './storage/hostStores.ts';

const stores = createHostStores(browserKeeping());
await loadFirstPage(stores);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App stores={stores} />
  </StrictMode>,
);
