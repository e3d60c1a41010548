import '@saudagar/feed/styles.css';
import { Feed } from '@saudagar/feed';

/** The community's feed. */
export function FeedPage() {
  return <Feed />;
}
