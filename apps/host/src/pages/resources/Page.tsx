import '@saudagar/flows/styles.css';
import '@saudagar/resources/styles.css';
import { Resources } from '@saudagar/resources';

/** The library. Tab, search and filters are part of the URL, so that links restore them. */
export function Page() {
  return <Resources />;
}
