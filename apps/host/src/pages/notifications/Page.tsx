import '@saudagar/flows/styles.css';
import '@saudagar/notifications/styles.css';
import { Notifications } from '@saudagar/notifications';

/** The member's notifications, each linking to its subject. */
export function Page() {
  return <Notifications />;
}
