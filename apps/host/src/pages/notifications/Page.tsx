import '@saudagar/flows/styles.css';
import '@saudagar/notifications/styles.css';
import { Notifications } from '@saudagar/notifications';
import { subjectPath } from '../../routing/links.ts';

/** The member's notifications, each linking to its subject. */
export function Page() {
  return <Notifications subjectPath={subjectPath} />;
}
