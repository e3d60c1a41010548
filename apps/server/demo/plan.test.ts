import {
  COMMENT_MAX_LENGTH,
  POST_FILES_MAX,
  POST_MAX_LENGTH,
  Registration,
} from '@saudagar/contract';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '../src/areas/account/passwords.ts';
import { documents } from './content/documents.ts';
import { DEMO_PASSWORD, demoAccounts } from './demoAccounts.ts';
import { planDemo } from './plan.ts';

const now = new Date('2026-11-21T03:12:00.000Z');
const plan = planDemo(now);
const usernames = new Set(plan.members.map(({ row }) => row.username));
const countBy = <T>(items: readonly T[], keyOf: (item: T) => unknown) =>
  new Map([...Map.groupBy(items, keyOf)].map(([key, group]) => [key, group.length]));

describe('the demo plan', () => {
  test('the demo plan has enough members, posts and comments', () => {
    expect(plan.members.length).toBeGreaterThanOrEqual(60);
    expect(plan.posts.length).toBeGreaterThanOrEqual(200);
    expect(plan.comments.length).toBeGreaterThanOrEqual(400);
    const pictured = new Set(
      plan.files.flatMap(({ row, source }) => ('picture' in source ? [row.id] : [])),
    );
    const posts = plan.postFiles.filter(({ file_id }) => pictured.has(file_id));
    expect(new Set(posts.map(({ post_id }) => post_id)).size).toBeGreaterThanOrEqual(60);
    expect(plan.files.length - pictured.size).toBe(Object.keys(documents).length);
  });

  test('the demo plan connects each pair at most once, and nobody with everybody', () => {
    const pairs = plan.connections.map(({ requester_id, recipient_id }) =>
      [requester_id, recipient_id].sort().join(),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { row } of plan.members) {
      expect(row.connections_count).toBeGreaterThan(0);
      expect(row.connections_count).toBeLessThan(plan.members.length / 2);
    }
  });

  test('the demo plan is identical for the same moment', () => {
    expect(planDemo(now)).toEqual(plan);
  });

  test('the demo plan gives files the same names at every moment, so a retry overwrites', () => {
    const later = planDemo(new Date(now.getTime() + 86_400_000));
    expect(later.files.map(({ row }) => row.id)).toEqual(plan.files.map(({ row }) => row.id));
  });

  test('the demo plan has only members that registration would accept', () => {
    for (const { row } of plan.members) {
      const { industry_tags, ...fields } = row;
      const form = { ...fields, industry_tags: JSON.parse(industry_tags), password: DEMO_PASSWORD };
      expect(Registration.safeParse(form).error, row.username).toBeUndefined();
      expect(row.email).toMatch(/\.example$/);
      expect(row.username).toMatch(/^\w+$/);
    }
    expect(usernames.size).toBe(plan.members.length);
    expect(isCommonPassword(DEMO_PASSWORD)).toBe(false);
  });

  test('the demo plan has trimmed, unique texts within their limits', () => {
    const posts = plan.posts.map(({ content }) => content);
    const comments = plan.comments.map(({ content }) => content);
    for (const text of [...posts, ...comments]) expect(text).toBe(text.trim());
    expect(Math.max(...posts.map((text) => text.length))).toBeLessThanOrEqual(POST_MAX_LENGTH);
    expect(Math.max(...comments.map((text) => text.length))).toBeLessThanOrEqual(
      COMMENT_MAX_LENGTH,
    );
    expect(Math.min(...[...posts, ...comments].map((text) => text.length))).toBeGreaterThan(0);
    expect(new Set(posts).size).toBe(posts.length);
  });

  test('the demo plan has texts and names as short and as long as members write them', () => {
    const spread = (texts: readonly string[]) => {
      const lengths = texts.map((text) => text.length);
      return [Math.min(...lengths), Math.max(...lengths)];
    };
    const [shortest, longest] = spread(plan.posts.map(({ content }) => content));
    expect(shortest).toBeLessThan(20);
    expect(longest).toBeGreaterThan(1_500);
    const [shortName, longName] = spread(plan.members.map(({ row }) => row.full_name));
    expect(shortName).toBeLessThan(10);
    expect(longName).toBeGreaterThan(60);
    const replies = countBy(plan.comments, ({ parent_id }) => parent_id ?? undefined);
    replies.delete(undefined);
    expect(Math.max(...replies.values())).toBeGreaterThan(30);
  });

  test('the demo plan mentions members only, and uses hashtags and marks', () => {
    const mentions = plan.posts.flatMap(({ mentions }) => JSON.parse(mentions) as string[]);
    const hashtags = plan.posts.flatMap(({ hashtags }) => JSON.parse(hashtags) as string[]);
    expect(mentions.filter((name) => !usernames.has(name))).toEqual([]);
    expect(mentions.length).toBeGreaterThan(15);
    expect(hashtags.length).toBeGreaterThan(30);
    const everything = plan.posts.map(({ content }) => content).join('\n');
    expect(everything).toMatch(/\*\*[^*]+\*\*/);
    expect(everything).toMatch(/__[^_]+__/);
    expect(everything).toMatch(/\[[^\]]+\]\(https:\/\/example\.com\//);
  });

  test('the demo plan gives each account partly read direct and group conversations', () => {
    const idsOf = new Map(plan.members.map(({ row }) => [row.email, row.id]));
    for (const { email } of demoAccounts) {
      const mine = plan.roomMembers.filter(({ member_id }) => member_id === idsOf.get(email));
      const of = (room: string) => plan.rooms.find(({ id }) => id === room);
      const unread = mine.map(
        ({ room_id, read_sequence, own_unread = 0 }) =>
          (of(room_id)?.last_sequence ?? 0) - read_sequence - own_unread,
      );
      expect(unread.some((count) => count > 0)).toBe(true);
      expect(new Set(mine.map(({ room_id }) => of(room_id)?.room_type))).toEqual(
        new Set(['direct', 'group']),
      );
    }
    const inRoom = new Set(plan.roomMembers.map((one) => `${one.room_id} ${one.member_id}`));
    for (const { room_id, sender_id, content, created_at } of plan.messages) {
      expect(inRoom).toContain(`${room_id} ${sender_id}`);
      expect(content).toBe(content.trim());
      expect(Number(created_at)).toBeLessThan(now.getTime());
    }
    for (const [room, lines] of Map.groupBy(plan.messages, ({ room_id }) => room_id)) {
      expect(lines.map(({ sequence }) => sequence)).toEqual(lines.map((_, index) => index + 1));
      const moments = lines.map(({ created_at }) => Number(created_at));
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(plan.rooms.find(({ id }) => id === room)?.last_sequence).toBe(lines.length);
    }
  });

  test('the demo plan has counters that equal the planned rows', () => {
    const likes = countBy(plan.likes, (like) => like.post_id);
    const comments = countBy(plan.comments, (comment) => comment.post_id);
    for (const post of plan.posts) {
      expect(post.likes_count).toBe(likes.get(post.id) ?? 0);
      expect(post.comments_count).toBe(comments.get(post.id) ?? 0);
    }
    const commentLikes = countBy(plan.commentLikes, (like) => like.comment_id);
    for (const { id, likes_count } of plan.comments)
      expect(likes_count).toBe(commentLikes.get(id) ?? 0);
    expect(commentLikes.size).toBeGreaterThan(50);
    const pairs = [
      ...plan.likes.map((like) => `${like.post_id} ${like.member_id}`),
      ...plan.commentLikes.map((like) => `${like.comment_id} ${like.member_id}`),
    ];
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('the demo plan places a reply under an earlier top-level comment of the same post', () => {
    const byId = new Map(plan.comments.map((comment) => [comment.id, comment]));
    const replies = plan.comments.filter(({ parent_id }) => parent_id);
    expect(replies.length).toBeGreaterThan(100);
    for (const reply of replies) {
      const parent = byId.get(reply.parent_id ?? '');
      expect(parent?.post_id).toBe(reply.post_id);
      expect(parent?.parent_id).toBeNull();
      expect(Number(reply.created_at)).toBeGreaterThan(Number(parent?.created_at));
    }
  });

  test('the demo plan orders joining, posting and answering before now', () => {
    const joined = new Map(plan.members.map(({ row }) => [row.id, Number(row.created_at)]));
    const posted = new Map(plan.posts.map((post) => [post.id, Number(post.created_at)]));
    for (const post of plan.posts)
      expect(Number(post.created_at)).toBeGreaterThan(joined.get(post.member_id) ?? Infinity);
    for (const { post_id, created_at } of [...plan.comments, ...plan.likes]) {
      expect(Number(created_at)).toBeGreaterThanOrEqual(posted.get(post_id) ?? Infinity);
      expect(Number(created_at)).toBeLessThan(now.getTime());
    }
    const lines = new Map(plan.comments.map(({ id, created_at }) => [id, Number(created_at)]));
    for (const { comment_id, created_at } of plan.commentLikes) {
      expect(Number(created_at)).toBeGreaterThanOrEqual(lines.get(comment_id) ?? Infinity);
      expect(Number(created_at)).toBeLessThan(now.getTime());
    }
    const edited = plan.posts.filter(({ edited_at }) => edited_at);
    expect(edited.length).toBeGreaterThan(5);
    for (const { created_at, edited_at } of edited) {
      expect(Number(edited_at)).toBeGreaterThan(Number(created_at));
      expect(Number(edited_at)).toBeLessThan(now.getTime());
    }
    const newest = Math.max(...posted.values());
    expect(now.getTime() - newest).toBeLessThan(10 * 60_000);
    expect(now.getTime() - Math.min(...posted.values())).toBeLessThanOrEqual(60 * 86_400_000);
  });

  test('the demo plan gives a post at most ten files, all owned by its author', () => {
    const posts = new Map(plan.posts.map((post) => [post.id, post]));
    const files = new Map(plan.files.map(({ row }) => [row.id, row]));
    for (const { post_id, file_id } of plan.postFiles)
      expect(files.get(file_id)?.owner_id).toBe(posts.get(post_id)?.member_id);
    const most = Math.max(...countBy(plan.postFiles, ({ post_id }) => post_id).values());
    expect(most).toBe(POST_FILES_MAX);
  });
});
