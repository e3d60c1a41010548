/** A portal on another origin: it signs its members in and counts their acts. */
import { Feed } from '@saudagar/feed';
import { Messages } from '@saudagar/messaging';
import { PortalProvider } from '@saudagar/portal';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const asked = new URLSearchParams(window.location.hash.slice(1));
const serverUrl = asked.get('server') ?? '';
const token = asked.get('token');

const routes = { member: (id: string) => `/people/${id}` };

function Page() {
  const [log, setLog] = useState<string[]>([]);
  const write = (what: string) => setLog((known) => [...known, what]);
  return (
    <>
      <output>{log.join(', ')}</output>
      <PortalProvider
        baseUrl={serverUrl}
        getToken={() => token}
        routes={routes}
        navigate={(path) => write(`went to ${path}`)}
      >
        {asked.get('page') === 'messages' ? (
          <Messages
            onMessageSent={({ content }) => write(`sent ${content}`)}
            topContent={<p>Our messages</p>}
            empty={<p>Nobody chosen</p>}
          />
        ) : (
          <Feed
            onPostCreated={({ content }) => write(`created ${content}`)}
            onPostEdited={({ content }) => write(`edited ${content}`)}
            onPostDeleted={() => write('deleted')}
            topContent={<p>Our members write</p>}
            empty={<p>Silence so far</p>}
            postActions={({ id }) => (
              <button type="button" onClick={() => write(`bookmarked ${id.length > 0}`)}>
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
