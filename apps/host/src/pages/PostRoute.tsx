import '@saudagar/files/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/posts/styles.css';
import './feedPage.css';
import { hideMember } from '@saudagar/feed';
import { usePortal } from '@saudagar/portal';
import { PostPage } from '@saudagar/posts';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useTitle } from '../routing/useTitle.ts';
import { feedPath, postPath } from './postPath.ts';
import { useMessageTo } from './useMessageTo.tsx';

/** One post: what a shared link leads to (SHELL-063). */
export function PostRoute() {
  const portal = usePortal();
  const { id = '' } = useParams();
  const { writeTo, dialog } = useMessageTo();
  const [title, setTitle] = useState<string | null>(null);
  useTitle(title);
  return (
    <>
      <PostPage
        id={id}
        onTitle={setTitle}
        feedPath={feedPath(null)}
        postPath={postPath}
        onHashtag={(tag) => portal.navigate(feedPath(tag))}
        onMessage={writeTo}
        onHide={(member) => hideMember(portal, member)}
      />
      {dialog}
    </>
  );
}
