'use client';

export { PostCard, type PostCardProps, type PostMode } from './card/PostCard.tsx';
export { PostSkeletons } from './card/PostSkeletons.tsx';
export { commentComposerMachine } from './comments/commentComposerMachine.ts';
export { commentsMachine } from './comments/commentsMachine.ts';
export type { PostLinks } from './links.ts';
export { deleteMachine } from './own/deleteFlow.ts';
export { editMachine } from './own/editMachine.ts';
export { PostPage, type PostPageProps } from './page/PostPage.tsx';
export { postMachine } from './page/postFlow.ts';
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
