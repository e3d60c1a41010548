import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/events/styles.css';
import { Events } from '@saudagar/events';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** Events. View, search, filters and the open event stand in the address, so that a link shows the same. */
export function Page() {
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Events onMessage={writeTo} />
      {dialog}
    </>
  );
}
