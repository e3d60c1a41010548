import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/tenders/styles.css';
import { Tenders } from '@saudagar/tenders';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** Tenders. Search, filters and the open tender stand in the address, so that a link shows the same. */
export function Page() {
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Tenders onMessage={writeTo} />
      {dialog}
    </>
  );
}
