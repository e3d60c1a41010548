import type { Comment, Post } from '@saudagar/contract';
import type { Signer } from '../../files/signing.ts';
import { toMember } from '../account/memberView.ts';
import { toFileInfo } from '../files/fileView.ts';
import type { CommentRow } from './commentRows.ts';
import type { PostRow } from './postRows.ts';

/** Converts a post to the wire format; files of a group's post open for its reader alone. */
export function toPost(signer: Signer, row: PostRow, readerId: string): Post {
  const fileReader = row.group_id === null ? undefined : readerId;
  return {
    id: row.id,
    user_id: row.member_id,
    user: toMember(signer, { ...row, id: row.member_id }),
    content: row.content,
    post_type: row.post_type,
    attachments: row.files.map((file) => file.id),
    hashtags: row.hashtags,
    mentions: row.mentions,
    likes_count: row.likes_count,
    comments_count: row.comments_count,
    user_liked: row.user_liked,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    group_id: row.group_id,
    ...(row.group_id !== null && {
      group: {
        id: row.group_id,
        name: row.group_name ?? '',
        is_private: row.group_is_private !== false,
      },
    }),
    files: row.files.map((file) => toFileInfo(signer, file, fileReader)),
  };
}

/** Converts a comment to the wire format; a deleted one has no author. */
export function toComment(signer: Signer, row: CommentRow): Comment {
  return {
    id: row.id,
    user_id: row.member_id,
    user: row.deleted_at ? null : toMember(signer, { ...row, id: row.member_id }),
    content: row.content,
    parent_comment_id: row.parent_id,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    likes_count: row.likes_count,
    user_liked: row.user_liked,
  };
}
