import { createComment, createPost, createResource, flagContent } from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { newId } from '../../ids.ts';
import type { FlaggedContent } from './flagged.ts';

type ContentType = 'post' | 'comment' | 'resource';

const RESOURCE = {
  title: 'Cara ekspor kopi',
  description: 'Dari kebun sampai pelabuhan',
  resource_type: 'article',
  category: 'Finance',
  author_name: 'Ratna',
  author_organization: 'Koperasi Gayo',
} as const;

const databases = testDatabases();

describe(`flagged content on the ${databases.kind} database`, () => {
  let server: TestServer;
  let author: SignedUp;
  let admin: SignedUp;
  let reporter: SignedUp;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await databases.create() });
    author = await server.signUp('author');
    admin = await server.signUp('admin');
    reporter = await server.signUp();
    await server.community.members.setRole(admin.user.id, 'admin');
  });
  afterAll(() => server.close());

  const typeOf = (type: ContentType): FlaggedContent => {
    const flaggable = server.community.flags.types[type];
    if (!flaggable) throw new Error(`no area flags a ${type}`);
    return flaggable;
  };
  const show = (type: ContentType, id: string) => typeOf(type).show(server.community.db, id);
  const remove = (type: ContentType, id: string) => typeOf(type).remove(server.community, id);

  const write = async (content = 'Kopi Gayo') =>
    (await author.client.call(createPost, { body: { content, post_type: 'text' } })).id;
  const reply = async (post: string, content: string, parent_comment_id?: string) => {
    const body = { content, ...(parent_comment_id && { parent_comment_id }) };
    return (await author.client.call(createComment, { params: { id: post }, body })).id;
  };
  const publish = async (more: { draft_mode?: boolean } = {}) =>
    (await admin.client.call(createResource, { body: { ...RESOURCE, ...more } })).id;
  const make: Record<ContentType, () => Promise<string>> = {
    post: write,
    comment: async () => reply(await write(), 'Ya'),
    resource: publish,
  };
  const types = Object.keys(make) as ContentType[];

  const flag = (content_type: ContentType, content_id: string) =>
    reporter.client.call(flagContent, { body: { content_type, content_id, reason: 'spam' } });
  const flagsOn = async (...ids: string[]) => {
    const { db } = server.community;
    const flags = db.selectFrom('flags').where('content_id', 'in', ids).select('content_id');
    return (await flags.execute()).map(({ content_id }) => content_id);
  };

  test.each(types)('moderators see and remove no %s that never existed', async (type) => {
    expect(await show(type, newId())).toBeUndefined();
    expect(await remove(type, newId())).toBe(false);
  });

  test.each(types)(
    'removing a flagged %s keeps its flags and removes no other %s',
    async (type) => {
      const [id, other] = [await make[type](), await make[type]()];
      await flag(type, id);
      await flag(type, other);
      expect(await remove(type, id)).toBe(true);
      expect(await show(type, id)).toBeUndefined();
      expect(await typeOf(type).isVisible(server.community.db, id, author.user.id)).toBe(false);
      expect((await flagsOn(id, other)).toSorted()).toEqual([id, other].toSorted());
      expect(await show(type, other)).toMatchObject({ id: other });
      expect(await remove(type, id)).toBe(false);
    },
  );

  test.each(types)('a %s is removed once by two concurrent moderators', async (type) => {
    const id = await make[type]();
    const removed = await Promise.all([remove(type, id), remove(type, id)]);
    expect(removed.toSorted()).toEqual([false, true]);
  });

  test('a comment with replies is removed once by two concurrent moderators', async () => {
    const post = await write();
    const id = await reply(post, 'Berapa?');
    await reply(post, 'Murah', id);
    const removed = await Promise.all([remove('comment', id), remove('comment', id)]);
    expect(removed.toSorted()).toEqual([false, true]);
  });

  test('a flagged post is shown by itself', async () => {
    const id = await write('Kopi Gayo murah');
    expect(await show('post', id)).toEqual({
      ...{ id, author_id: author.user.id, text: 'Kopi Gayo murah', files: [], context: [] },
      created_at: expect.any(Date),
    });
  });

  test('a flagged reply is shown under its post and parent comment', async () => {
    const post = await write('Kopi Gayo');
    const parent = await reply(post, 'Berapa?');
    const id = await reply(post, 'Murah', parent);
    const part = (of: string, text: string) => ({
      ...{ id: of, author_id: author.user.id, text },
      created_at: expect.any(Date),
    });
    expect(await show('comment', parent)).toEqual({
      ...part(parent, 'Berapa?'),
      context: [part(post, 'Kopi Gayo')],
    });
    expect(await show('comment', id)).toEqual({
      ...part(id, 'Murah'),
      context: [part(post, 'Kopi Gayo'), part(parent, 'Berapa?')],
    });
  });

  test('replies to a removed comment stay and are shown without it', async () => {
    const post = await write('Kopi Gayo');
    const parent = await reply(post, 'Berapa?');
    const id = await reply(post, 'Murah', parent);
    expect(await remove('comment', parent)).toBe(true);
    expect(await show('comment', parent)).toBeUndefined();
    expect((await show('comment', id))?.context.map((part) => part.id)).toEqual([post]);
    expect(await remove('comment', parent)).toBe(false);
  });

  test('removing a comment lowers its post’s comment count by one', async () => {
    const post = await write();
    const comment = await reply(post, 'Ya');
    await reply(post, 'Juga');
    await remove('comment', comment);
    const { db } = server.community;
    const row = db.selectFrom('posts').where('id', '=', post).select('comments_count');
    expect(await row.executeTakeFirst()).toEqual({ comments_count: 1 });
  });

  test('a flagged resource is shown with title and description', async () => {
    const id = await publish();
    expect(await show('resource', id)).toEqual({
      ...{ id, author_id: admin.user.id, files: [], context: [] },
      title: 'Cara ekspor kopi',
      text: 'Dari kebun sampai pelabuhan',
      created_at: expect.any(Date),
    });
  });

  test('an unpublished resource is neither shown to moderators nor removed', async () => {
    const id = await publish({ draft_mode: true });
    expect(await show('resource', id)).toBeUndefined();
    expect(await remove('resource', id)).toBe(false);
  });
});
