import '@saudagar/flows/styles.css';
import '@saudagar/resources/styles.css';
import { ResourcesCard } from '@saudagar/resources';

/** What the library recommends. */
export function HomeCard() {
  return <ResourcesCard />;
}
