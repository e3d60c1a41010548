import '@saudagar/flows/styles.css';
import '@saudagar/events/styles.css';
import { EventsCard } from '@saudagar/events';
import { EVENTS_PATH, eventPath } from '../../routing/links.ts';

/** The next events. */
export function HomeCard() {
  return <EventsCard hrefOf={eventPath} eventsPath={EVENTS_PATH} />;
}
