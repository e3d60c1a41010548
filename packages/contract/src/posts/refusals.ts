import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const postsRefusals = {
  postNotFound: { en: 'Post not found', id: 'Postingan tidak ditemukan' },
  commentNotFound: { en: 'Comment not found', id: 'Komentar tidak ditemukan' },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const postsLabels = {
  post_type: { en: 'Post type', id: 'Jenis postingan' },
  parent_comment_id: { en: 'Comment', id: 'Komentar' },
  filter: { en: 'Filter', id: 'Filter' },
  hashtag: { en: 'Hashtag', id: 'Tagar' },
  liked: { en: 'Liked', id: 'Suka' },
} as const satisfies Wordings;
