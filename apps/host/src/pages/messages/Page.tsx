import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/messaging/styles.css';
import './messagesPage.css';
import { Messages } from '@saudagar/messaging';
import { usePortal } from '@saudagar/portal';
import { useParams } from 'wouter';
import { conversationPath } from '../../routing/links.ts';
import { useKeyboardBelow } from './useKeyboardBelow.ts';

/** The member's conversations; the open one is part of the URL, so Back returns to the list. */
export function Page() {
  const { navigate } = usePortal();
  const { room = null } = useParams();
  useKeyboardBelow(room !== null);
  return (
    <Messages conversationId={room} onConversationChange={(id) => navigate(conversationPath(id))} />
  );
}
