import '@saudagar/flows/styles.css';
import '@saudagar/resources/styles.css';
import { ResourcesCard } from '@saudagar/resources';
import { LIBRARY_PATH, resourcePath } from '../../routing/links.ts';

/** Recommended resources of the library. */
export function HomeCard() {
  return <ResourcesCard hrefOf={resourcePath} libraryPath={LIBRARY_PATH} />;
}
