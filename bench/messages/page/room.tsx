import '@saudagar/files/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/messaging/styles.css';
import { Messages } from '@saudagar/messaging';
import { PortalProvider } from '@saudagar/portal';
import type { Root } from 'react-dom/client';
import type { BenchMessage } from './messages.ts';
import { type PageServer, startPageServer } from './server.ts';

/** Opens the real screen on a conversation of which so many messages come with the first answer. */
export function openRoom(
  root: Root,
  messages: readonly BenchMessage[],
  atOnce = messages.length,
): PageServer {
  const server = startPageServer(messages, atOnce);
  root.render(
    <PortalProvider getToken={() => 'token'} fetch={server.fetch}>
      <Messages roomId="room" />
    </PortalProvider>,
  );
  return server;
}
