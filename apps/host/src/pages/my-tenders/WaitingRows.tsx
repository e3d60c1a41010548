import '@saudagar/flows/styles.css';
import { WaitingTenders } from '@saudagar/tenders';

/** Questions, new proposals and deadlines that await the member. */
export function WaitingRows() {
  return <WaitingTenders />;
}
