/** A portal on another origin: it signs its members in and counts their acts. */
import { Feed } from '@saudagar/feed';
import { Messages } from '@saudagar/messaging';
import { PortalProvider } from '@saudagar/portal';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const asked = new URLSearchParams(window.location.hash.slice(1));
const serverUrl = asked.get('server') ?? '';
const token = asked.get('token');

function Page() {
  const [told, setTold] = useState<string[]>([]);
  const tell = (what: string) => setTold((known) => [...known, what]);
  return (
    <>
      <output>{told.join(', ')}</output>
      <PortalProvider baseUrl={serverUrl} getToken={() => token}>
        {asked.get('page') === 'messages' ? (
          <Messages
            onMember={({ username }) => tell(`member ${username}`)}
            onMessageSent={({ content }) => tell(`sent ${content}`)}
            header={<p>Our messages</p>}
            empty={<p>Nobody chosen</p>}
          />
        ) : (
          <Feed
            onPostCreated={({ content }) => tell(`created ${content}`)}
            onPostEdited={({ content }) => tell(`edited ${content}`)}
            onPostDeleted={() => tell('deleted')}
            header={<p>Our members write</p>}
            empty={<p>Silence so far</p>}
            postActions={({ id }) => (
              <button type="button" onClick={() => tell(`bookmarked ${id.length > 0}`)}>
                Bookmark
              </button>
            )}
          />
        )}
      </PortalProvider>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
