import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { CommunityPage } from './CommunityPage';

// The page is told where the server is and who is signed in.
const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

document.documentElement.dataset.react = version;
const place = document.getElementById('portal');
if (!place) throw new Error('No place for the portal');
createRoot(place).render(
  <StrictMode>
    <CommunityPage token={async () => token} navigate={() => {}} />
  </StrictMode>,
);
