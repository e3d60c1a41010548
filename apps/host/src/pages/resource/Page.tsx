import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/resources/styles.css';
import { ResourceDetail } from '@saudagar/resources';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useTitle } from '../../routing/useTitle.ts';

/** A resource: the target of shared links. */
// RES-011
export function Page() {
  const { id = '' } = useParams();
  const [title, setTitle] = useState<string | null>(null);
  useTitle(title);
  return <ResourceDetail resourceId={id} onTitle={setTitle} />;
}
