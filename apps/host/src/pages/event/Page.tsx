import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/events/styles.css';
import { EventPage } from '@saudagar/events';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useTitle } from '../../routing/useTitle.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** An event: the target of shared links, calendars and notifications. */
export function Page() {
  const { id = '' } = useParams();
  const [title, setTitle] = useState<string | null>(null);
  useTitle(title);
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <EventPage eventId={id} onTitle={setTitle} onMessage={writeTo} />
      {dialog}
    </>
  );
}
