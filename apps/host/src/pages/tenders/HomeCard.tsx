import '@saudagar/flows/styles.css';
import '@saudagar/tenders/styles.css';
import { TendersCard } from '@saudagar/tenders';
import { TENDERS_PATH, tenderPath } from '../../routing/links.ts';

/** The tenders that close next. */
export function HomeCard() {
  return <TendersCard hrefOf={tenderPath} tendersPath={TENDERS_PATH} />;
}
