import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/tenders/styles.css';
import { TenderManagement } from '@saudagar/tenders';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** The member's own tenders and proposals. Tab, filters and what is open stand in the address. */
export function Page() {
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <TenderManagement onMessage={writeTo} />
      {dialog}
    </>
  );
}
