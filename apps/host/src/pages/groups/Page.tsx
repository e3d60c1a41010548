import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/posts/styles.css';
import '@saudagar/feed/styles.css';
import '@saudagar/groups/styles.css';
import { Groups } from '@saudagar/groups';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** Trade groups. Tab, search, filters and the open group are part of the URL. */
export function Page() {
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Groups onMessage={writeTo} />
      {dialog}
    </>
  );
}
