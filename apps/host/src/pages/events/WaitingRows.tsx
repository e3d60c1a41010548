import '@saudagar/flows/styles.css';
import { RegisteredEvents } from '@saudagar/events';

/** The next events that the member is registered for. */
export function WaitingRows() {
  return <RegisteredEvents />;
}
