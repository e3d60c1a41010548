import '@saudagar/flows/styles.css';
import '@saudagar/tenders/styles.css';
import { ProposalComparison } from '@saudagar/tenders';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useTitle } from '../../routing/useTitle.ts';

/** The proposals on one of the member's tenders side by side. */
export function Page() {
  const { id = '' } = useParams();
  const [title, setTitle] = useState<string | null>(null);
  useTitle(title);
  return <ProposalComparison tenderId={id} onTitle={setTitle} />;
}
