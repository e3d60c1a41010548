import '@saudagar/flows/styles.css';
import '@saudagar/tenders/styles.css';
import { TendersCard } from '@saudagar/tenders';

/** The tenders that close next. */
export function HomeCard() {
  return <TendersCard />;
}
