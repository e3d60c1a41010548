import '@saudagar/flows/styles.css';
import '@saudagar/network/styles.css';
import { Network } from '@saudagar/network';
import { usePortal } from '@saudagar/portal';
import { feedPath, PROFILE_PATH } from '../../routing/links.ts';
import { REGISTER_PATH } from '../../routing/resolvePath.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

const invitationLink = (code: string) =>
  `${window.location.origin}${REGISTER_PATH}?invitation=${encodeURIComponent(code)}`;

/** My Network. Tab and searches are part of the URL, so that links restore them. */
export function Page() {
  const portal = usePortal();
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Network
        onMessage={writeTo}
        onPost={() => portal.navigate(feedPath(null))}
        onProfile={() => portal.navigate(PROFILE_PATH)}
        invitationLink={invitationLink}
      />
      {dialog}
    </>
  );
}
