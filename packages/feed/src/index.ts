'use client';

export { useHideMember } from './configuration/useHideMember.ts';
export { Feed, type FeedProps } from './Feed.tsx';
export { LatestPosts, type LatestPostsProps } from './latest/LatestPosts.tsx';
export { prepareLatestPosts } from './latest/prepareLatestPosts.ts';
export { prepareFeed } from './list/prepareFeed.ts';
export {
  communityFeed,
  type FeedSource,
  type NewFile,
  type NewPost,
  type PageRequest,
} from './source/feedSource.ts';
export type { FeedTexts } from './source/feedTexts.ts';
