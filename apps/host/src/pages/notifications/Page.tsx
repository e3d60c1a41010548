import '@saudagar/flows/styles.css';
import '@saudagar/notifications/styles.css';
import { Notifications } from '@saudagar/notifications';

/** What the member is told, each leading to what it is about. */
export function Page() {
  return <Notifications />;
}
