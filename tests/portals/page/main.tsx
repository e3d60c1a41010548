import { StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { CommunityPage } from './CommunityPage';
import { Inbox } from './Inbox';
import { Parts } from './Parts';

// Parts to show, address of the server and the signed-in member's token.
const asked = new URLSearchParams(window.location.hash.slice(1));
const token = async () => asked.get('token') ?? '';
const serverUrl = asked.get('server') ?? '';

function Messages() {
  const [roomId, setRoomId] = useState<string | null>(null);
  return (
    <Inbox token={token} conversationId={roomId} navigate={(path) => setRoomId(roomOf(path))} />
  );
}

const roomOf = (path: string) => path.split('/')[2] ?? null;

function Page() {
  switch (asked.get('page')) {
    case 'messages':
      return <Messages />;
    case 'parts':
      return <Parts token={token} serverUrl={serverUrl} />;
    default:
      return <CommunityPage token={token} navigate={() => {}} />;
  }
}

document.documentElement.dataset.react = version;
const root = document.getElementById('root');
if (!root) throw new Error('No place for the portal');
createRoot(root).render(
  <StrictMode>
    <div style={{ inlineSize: '760px', display: 'block' }}>
      <Page />
    </div>
  </StrictMode>,
);
