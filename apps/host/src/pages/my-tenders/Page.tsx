import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/tenders/styles.css';
import { TenderManagement } from '@saudagar/tenders';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** The member's own tenders and proposals. Tab, filters and open items are part of the URL. */
export function Page() {
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <TenderManagement onMessage={writeTo} />
      {dialog}
    </>
  );
}
