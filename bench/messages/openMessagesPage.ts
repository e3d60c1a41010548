import { openPage } from '../openPage.ts';
import { installPeers } from '../peers/installPeers.ts';

/** The page that shows messages, in our lists and kit and in those of the peers. */
export function openMessagesPage() {
  installPeers();
  return openPage('messages');
}
