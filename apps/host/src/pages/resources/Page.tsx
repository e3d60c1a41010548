import '@saudagar/flows/styles.css';
import '@saudagar/resources/styles.css';
import { usePortal } from '@saudagar/portal';
import { Resources } from '@saudagar/resources';
import { resourcePath } from '../../routing/links.ts';

/** The library. Tab, search and filters stand in the address, so that a link shows the same. */
export function Page() {
  const portal = usePortal();
  return <Resources hrefOf={resourcePath} onOpen={(id) => portal.navigate(resourcePath(id))} />;
}
