export {
  COMMENT_MAX_LENGTH,
  Comment,
  CommentParams,
  createComment,
  deleteComment,
  likeComment,
  listComments,
  updateComment,
} from './comments.ts';
export { LeftContent, listLeftContent } from './leftContent.ts';
export { filterShows, PostFilter, PostSort } from './postOrder.ts';
export {
  createPost,
  deletePost,
  getPost,
  HASHTAG_MAX_LENGTH,
  isForGroupAlone,
  likePost,
  listPosts,
  POST_MAX_LENGTH,
  Post,
  PostType,
  updatePost,
} from './posts.ts';
export {
  HashtagUse,
  SuggestedMember,
  searchKey,
  suggestHashtags,
  suggestMembers,
} from './suggestions.ts';
