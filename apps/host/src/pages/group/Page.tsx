import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/posts/styles.css';
import '@saudagar/feed/styles.css';
import '@saudagar/groups/styles.css';
import { GroupPage } from '@saudagar/groups';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useTitle } from '../../routing/useTitle.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** A group: the target of shared links. */
export function Page() {
  const { id = '' } = useParams();
  const { writeTo, dialog } = useMessageTo();
  const [title, setTitle] = useState<string | null>(null);
  useTitle(title);
  return (
    <>
      <GroupPage groupId={id} onTitle={setTitle} onMessage={writeTo} />
      {dialog}
    </>
  );
}
