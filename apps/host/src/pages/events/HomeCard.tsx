import '@saudagar/flows/styles.css';
import '@saudagar/events/styles.css';
import { EventsCard } from '@saudagar/events';

/** The next events. */
export function HomeCard() {
  return <EventsCard />;
}
