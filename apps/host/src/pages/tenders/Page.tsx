import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/tenders/styles.css';
import { Tenders } from '@saudagar/tenders';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** Tenders. Search, filters and the open tender are part of the URL, so that links restore them. */
export function Page() {
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Tenders onMessage={writeTo} />
      {dialog}
    </>
  );
}
