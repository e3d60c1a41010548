import '@saudagar/flows/styles.css';
import '@saudagar/network/styles.css';
import { Network } from '@saudagar/network';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** My Network. Tab and searches are part of the URL, so that links restore them. */
export function Page() {
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Network onMessage={writeTo} />
      {dialog}
    </>
  );
}
