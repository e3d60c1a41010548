import '@saudagar/flows/styles.css';
import '@saudagar/network/styles.css';
import { Network } from '@saudagar/network';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** My Network. Tab and searches stand in the address, so that a link shows the same. */
export function Page() {
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Network onMessage={writeTo} />
      {dialog}
    </>
  );
}
