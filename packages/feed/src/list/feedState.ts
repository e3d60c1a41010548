import type { ApiError, Page, Post } from '@saudagar/contract';
import type { NetworkReturned } from '@saudagar/flows';
import type { PostChanged } from '@saudagar/posts/machines';
import type { FeedConfiguration } from '../configuration/feedConfiguration.ts';
import type { FeedPosts } from './feedPosts.ts';

export interface FeedContext extends FeedPosts {
  /** Error of the last read. */
  failure: ApiError | null;
  /** Since when this device has kept the posts, as an ISO timestamp; null for those just read. */
  keptAt: string | null;
  /** True until the configuration changes: then the reader wants what is there now. */
  takesKept: boolean;
  /** True when posts changed since the current refresh was requested; its response may lack it. */
  isOutdated: boolean;
  /** True while subscribed to post changes. */
  isSubscribed: boolean;
}

export type FeedEvent =
  | { type: 'feed.more' }
  /** The end of the list came near the viewport: loads more, up to the limit of hidden pages. */
  | { type: 'feed.neared' }
  | { type: 'feed.refresh' }
  | { type: 'feed.retried' }
  | { type: 'configuration.changed'; configuration: FeedConfiguration }
  | { type: 'news.found'; page: Page<Post> }
  | { type: 'news.shown' }
  | { type: 'post.published'; post: Post }
  /** The member published the post in another tab. */
  | { type: 'post.publishedElsewhere'; post: Post }
  | PostChanged
  | NetworkReturned;
