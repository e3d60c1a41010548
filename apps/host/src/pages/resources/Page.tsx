import '@saudagar/flows/styles.css';
import '@saudagar/resources/styles.css';
import { usePortal } from '@saudagar/portal';
import { Resources } from '@saudagar/resources';
import { resourcePath } from '../../routing/links.ts';

/** The library. Tab, search and filters are part of the URL, so that links restore them. */
export function Page() {
  const portal = usePortal();
  return <Resources hrefOf={resourcePath} onOpen={(id) => portal.navigate(resourcePath(id))} />;
}
