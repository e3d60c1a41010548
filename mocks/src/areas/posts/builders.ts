import { type Comment, extractHashtags, extractMentions, type Post } from '@saudagar/contract';
import { minutesAgo } from '../../core/time.ts';
import { buildMember } from '../account/builders.ts';

/** Builds a text post of ten minutes ago; hashtags and mentions follow its content. */
export function buildPost(overrides: Partial<Post> = {}): Post {
  const user = overrides.user === undefined ? buildMember() : overrides.user;
  const content =
    overrides.content ??
    'Koleksi batik tulis musim ini sudah siap kirim. Terima pesanan grosir mulai 20 potong! #batik #grosir';
  return {
    id: 'post-1',
    user_id: user?.id ?? 'member-1',
    user,
    content,
    post_type: 'text',
    attachments: overrides.files?.map((file) => file.id) ?? [],
    hashtags: extractHashtags(content),
    mentions: extractMentions(content),
    likes_count: 0,
    comments_count: 0,
    user_liked: false,
    created_at: minutesAgo(10),
    edited_at: null,
    group_id: null,
    files: [],
    ...overrides,
  };
}

/** Builds a top-level comment of five minutes ago. */
export function buildComment(overrides: Partial<Comment> = {}): Comment {
  const user = overrides.user === undefined ? buildMember() : overrides.user;
  return {
    id: 'comment-1',
    user_id: user?.id ?? 'member-1',
    user,
    content: 'Boleh minta katalog dan daftar harganya?',
    parent_comment_id: null,
    created_at: minutesAgo(5),
    edited_at: null,
    deleted_at: null,
    likes_count: 0,
    user_liked: false,
    ...overrides,
  };
}

/** Builds a deleted comment that stays above its replies without text and author. */
export function buildDeletedComment(overrides: Partial<Comment> = {}): Comment {
  return buildComment({
    user_id: 'member-1',
    user: null,
    content: '',
    deleted_at: minutesAgo(2),
    ...overrides,
  });
}
