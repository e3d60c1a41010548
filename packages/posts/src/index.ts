'use client';

export type { PostCallbacks } from './callbacks.ts';
export { PendingPost, type PendingPostProps } from './card/PendingPost.tsx';
export { PostCard, type PostCardProps, type PostMode } from './card/PostCard.tsx';
export { PostSkeletons } from './card/PostSkeletons.tsx';
export { PostPage, type PostPageProps } from './page/PostPage.tsx';
export { changePosts, type PostChange, type PostChanged } from './postEvents/postChange.ts';
export { publishPostChange, subscribePosts } from './postEvents/postEvents.ts';
export { bySource } from './source/bySource.ts';
export {
  type CommentsRequest,
  callTo,
  communityPosts,
  type NewComment,
  type PostSource,
  type SourceCall,
} from './source/postSource.ts';
export {
  type PostRemoval,
  type PostRemovalProps,
  RemovalContext,
} from './source/RemovalContext.ts';
