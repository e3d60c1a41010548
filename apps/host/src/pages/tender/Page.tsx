import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/tenders/styles.css';
import { TenderPage } from '@saudagar/tenders';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useTitle } from '../../routing/useTitle.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** A tender: the target of shared links and notifications. */
export function Page() {
  const { id = '' } = useParams();
  const [title, setTitle] = useState<string | null>(null);
  useTitle(title);
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <TenderPage tenderId={id} onTitle={setTitle} onMessage={writeTo} />
      {dialog}
    </>
  );
}
