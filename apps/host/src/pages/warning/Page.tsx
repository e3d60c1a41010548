import '@saudagar/flows/styles.css';
import '@saudagar/flag/styles.css';
import { Warning } from '@saudagar/flag';
import { useParams } from 'wouter';
import { thingPath } from '../../routing/links.ts';

/** One of the member's warnings, where its notification leads. */
export function Page() {
  const { id = '' } = useParams();
  return <Warning id={id} thingPath={thingPath} />;
}
