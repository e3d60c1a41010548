import '@saudagar/files/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/messaging/styles.css';
import { Messages } from '@saudagar/messaging';
import { PortalProvider } from '@saudagar/portal';
import type { Root } from 'react-dom/client';
import type { PageServer } from './server.ts';

/** Opens the real screen on the conversation of a server. */
export function openRoom(root: Root, server: PageServer): void {
  root.render(
    <PortalProvider getToken={() => 'token'} fetch={server.fetch}>
      <Messages conversationId="room" />
    </PortalProvider>,
  );
}
