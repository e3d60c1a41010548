import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/posts/styles.css';
import '../feed/feedPage.css';
import './postPage.css';
import { useHideMember } from '@saudagar/feed';
import { PostPage } from '@saudagar/posts';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useTitle } from '../../routing/useTitle.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';

/** A post: the target of shared links. */
// SHELL-063
export function Page() {
  const onHide = useHideMember();
  const { id = '' } = useParams();
  const { writeTo, dialog } = useMessageTo();
  const [title, setTitle] = useState<string | null>(null);
  useTitle(title);
  return (
    <>
      <PostPage postId={id} onTitle={setTitle} onMessage={writeTo} onHide={onHide} />
      {dialog}
    </>
  );
}
