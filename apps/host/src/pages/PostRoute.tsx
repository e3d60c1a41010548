import '@saudagar/files/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/feed/styles.css';
import './feedPage.css';
import { PostPage } from '@saudagar/feed';
import { usePortal } from '@saudagar/portal';
import { useParams } from 'wouter';
import { feedPath, postPath } from './postPath.ts';

/** One post: what a shared link leads to (SHELL-063). */
export function PostRoute() {
  const { navigate } = usePortal();
  const { id = '' } = useParams();
  return (
    <PostPage
      id={id}
      feedPath={feedPath(null)}
      postPath={postPath}
      onHashtag={(tag) => navigate(feedPath(tag))}
    />
  );
}
