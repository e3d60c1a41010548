import '@saudagar/flows/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/groups/styles.css';
import { Groups } from '@saudagar/groups';
import { usePortal } from '@saudagar/portal';
import { useCallback } from 'react';
import { groupPath } from '../../routing/links.ts';

/** Trade groups. Tab, search and filters stand in the address, so that a link shows the same. */
export function Page() {
  const { navigate } = usePortal();
  const open = useCallback((id: string) => navigate(groupPath(id)), [navigate]);
  return <Groups hrefOf={groupPath} onOpen={open} />;
}
