import { extractHashtags } from '@saudagar/contract';
import { demoFile } from '../../../demo/demoFile.ts';
import trade from '../../../demo/groups/groups.json' with { type: 'json' };
import type { DemoRows } from '../../../demo/plan.ts';
import type { Community } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { fileKey } from '../../files/fileKeys.ts';
import { newId } from '../../ids.ts';
import { indexHashtags } from '../posts/hashtags.ts';
import { filterColumns } from '../posts/postFilters.ts';
import { columnsOf } from './groupColumns.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const VIDEO = 'foto-produk.webm';

/** A group in the demo's data file; members are named by username. */
interface DemoGroup {
  name: string;
  description: string;
  by: string;
  group_type: string;
  industry_tags: string[];
  location: string | null;
  rules: string[];
  days_ago: number;
  members: string[];
  requests?: string[];
  invitations?: string[];
  status?: string;
  posts: DemoGroupPost[];
}

interface DemoGroupPost {
  by: string;
  days_ago: number;
  text: string;
  likes: number;
  comments: string[][];
}

/** Seeds public and private groups with members, posts, requests, invitations and a pending one. */
export async function seedGroups(
  write: Database,
  { members }: DemoRows,
  { blobs, now }: Pick<Community, 'blobs' | 'now'>,
): Promise<void> {
  const ids = new Map(members.map(({ id, username }) => [username, id]));
  const idOf = (username: string | undefined) => {
    const id = ids.get(username ?? '');
    if (id === undefined) throw new Error(`demo: nobody is called ${username}`);
    return id;
  };
  const ago = (days: number) => new Date(now().getTime() - days * DAY);

  async function addPost(group: DemoGroup, group_id: string, post: DemoGroupPost) {
    const id = newId();
    const created_at = ago(post.days_ago);
    const member_id = idOf(post.by);
    const hashtags = extractHashtags(post.text);
    const files = /\bVideo\b/.test(post.text) ? [await addVideo(member_id, created_at)] : [];
    const post_type = files.length > 0 ? ('video' as const) : ('text' as const);
    const fans = [...group.members, group.by]
      .filter((username) => username !== post.by)
      .slice(0, post.likes);
    await write
      .insertInto('posts')
      .values({
        id,
        member_id,
        content: post.text,
        post_type,
        hashtags: JSON.stringify(hashtags),
        mentions: '[]',
        likes_count: fans.length,
        comments_count: post.comments.length,
        client_id: null,
        group_id,
        created_at,
        ...filterColumns({ post_type, files }),
      })
      .execute();
    await indexHashtags(write, [
      { post_id: id, created_at, group_id, before: [], after: hashtags },
    ]);
    for (const [position, file] of files.entries())
      await write
        .insertInto('post_files')
        .values({ post_id: id, file_id: file.id, position })
        .execute();
    for (const [index, [by, content = '']] of post.comments.entries())
      await write
        .insertInto('comments')
        .values({
          id: newId(),
          post_id: id,
          member_id: idOf(by),
          parent_id: null,
          content,
          client_id: null,
          created_at: new Date(created_at.getTime() + (index + 1) * HOUR),
        })
        .execute();
    if (fans.length > 0)
      await write
        .insertInto('post_likes')
        .values(fans.map((username) => ({ post_id: id, member_id: idOf(username), created_at })))
        .execute();
  }

  async function addVideo(owner_id: string, created_at: Date) {
    const id = newId();
    const bytes = await demoFile(`resources/${VIDEO}`);
    const row = {
      id,
      owner_id,
      category: 'posts' as const,
      filename: `${id}.webm`,
      original_filename: VIDEO,
      file_type: 'video' as const,
      mime_type: 'video/webm',
      file_size: bytes.byteLength,
      extension: 'webm',
      width: null,
      height: null,
      client_id: null,
      created_at,
    };
    await blobs.put(fileKey(row), bytes);
    await write.insertInto('files').values(row).execute();
    return row;
  }

  for (const group of trade as readonly DemoGroup[]) {
    const id = newId();
    const created_at = ago(group.days_ago);
    const latest = Math.min(group.days_ago, ...group.posts.map(({ days_ago }) => days_ago));
    await write
      .insertInto('groups')
      .values({
        ...columnsOf({ ...group, group_type: group.group_type as 'public' }),
        id,
        creator_id: idOf(group.by),
        approval_status: (group.status ?? 'approved') as 'approved',
        member_count: group.members.length + 1,
        posts_count: group.posts.length,
        activity_at: ago(latest),
        client_id: null,
        created_at,
      })
      .execute();
    const people = [group.by, ...group.members].map((username, index) => ({
      group_id: id,
      member_id: idOf(username),
      role: index === 0 ? ('admin' as const) : ('member' as const),
      joined_at: new Date(
        created_at.getTime() + (index * (now().getTime() - created_at.getTime())) / 40,
      ),
    }));
    await write.insertInto('group_members').values(people).execute();
    for (const [index, username] of (group.requests ?? []).entries())
      await write
        .insertInto('group_requests')
        .values({ group_id: id, member_id: idOf(username), created_at: ago(2 - index / 2) })
        .execute();
    for (const [index, username] of (group.invitations ?? []).entries())
      await write
        .insertInto('group_invitations')
        .values({
          group_id: id,
          member_id: idOf(username),
          inviter_id: idOf(group.by),
          created_at: ago(1.5 + index),
        })
        .execute();
    for (const post of group.posts.toReversed()) await addPost(group, id, post);
  }
}
