import '@saudagar/flows/styles.css';
import '@saudagar/network/styles.css';
import { Network } from '@saudagar/network';
import { usePortal } from '@saudagar/portal';
import { feedPath, PROFILE_PATH } from '../../routing/links.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** My Network. Tab and searches stand in the address, so that a link shows the same. */
export function Page() {
  const portal = usePortal();
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Network
        onMessage={writeTo}
        onPost={() => portal.navigate(feedPath(null))}
        onProfile={() => portal.navigate(PROFILE_PATH)}
      />
      {dialog}
    </>
  );
}
