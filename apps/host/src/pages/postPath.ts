/** The path of a post's own page. */
export const postPath = (postId: string) => `/posts/${encodeURIComponent(postId)}`;

/** The feed, with only the posts of a hashtag where one is given. */
export const feedPath = (hashtag: string | null) =>
  hashtag === null ? '/feed' : `/feed?hashtag=${encodeURIComponent(hashtag)}`;
