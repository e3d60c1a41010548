import '@saudagar/flows/styles.css';
import '@saudagar/resources/styles.css';
import { ResourcesCard } from '@saudagar/resources';

/** Recommended resources of the library. */
export function HomeCard() {
  return <ResourcesCard />;
}
