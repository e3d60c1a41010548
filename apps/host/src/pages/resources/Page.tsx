import '@saudagar/flows/styles.css';
import '@saudagar/resources/styles.css';
import { Resources } from '@saudagar/resources';

/** The library. Tab, search and filters stand in the address, so that a link shows the same. */
export function Page() {
  return <Resources />;
}
