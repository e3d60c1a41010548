import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/events/styles.css';
import { Events } from '@saudagar/events';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** Events. View, search, filters and the open event are part of the URL, for links. */
export function Page() {
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Events onMessage={writeTo} />
      {dialog}
    </>
  );
}
