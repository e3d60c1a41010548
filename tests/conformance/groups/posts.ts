import {
  createGroupComment,
  createGroupPost,
  createPost,
  getGroup,
  getPost,
  likeGroupPost,
  likePost,
  listGroupComments,
  listGroupPosts,
  listPosts,
  updatePost,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { pdf, picture, video } from '../../../apps/server/testing/sampleFiles.ts';
import { fileOf } from '../files/uploadedFiles.ts';
import type { Harness, Person } from '../harness.ts';
import { groupSteps, JOIN_FIRST, join, makeGroup, NO_GROUP, NO_POST, post } from './groupSteps.ts';

const UNKNOWN = '01920000-0000-7000-8000-000000000000';

/** The feed of a group: its posts, likes and comments (GRP-099–148, GRP-150–154). */
export function groupPostsSuite(harness: Harness): void {
  const { settle, posts } = groupSteps(harness);
  const upload = async ({ client }: Person, name: string, content: Uint8Array) => {
    const file = await fileOf(name, content);
    return (await client.call(uploadFile, { body: { category: 'posts', file } })).file.id;
  };
  const home = async ({ client }: Person, query: object = {}) =>
    (await client.call(listPosts, { query: { limit: 100, ...query } })).items;

  describe('a post in a group', () => {
    it('a post in a group is a post of the feed with its group, and counted', async () => {
      const { admin, groupMember, id } = await settle();
      const made = await post(groupMember, id, 'Harga #malam naik, @nobody');
      expect(made).toMatchObject({
        user_id: groupMember.user.id,
        user: { full_name: groupMember.user.full_name },
        content: 'Harga #malam naik, @nobody',
        post_type: 'text',
        attachments: [],
        hashtags: ['malam'],
        mentions: ['nobody'],
        likes_count: 0,
        comments_count: 0,
        user_liked: false,
        group_id: id,
        group: { id, name: 'Perajin Batik', is_private: false },
      });
      expect(await posts(admin, id)).toEqual([made]);
      expect(await admin.client.call(getPost, { params: { id: made.id } })).toEqual(made);
      expect(await admin.client.call(getGroup, { params: { id } })).toMatchObject({
        posts_count: 1,
        posts_this_week: 1,
        active_discussions: 0,
      });
    });

    it('a post says in every list whether its group is private', async () => {
      const { groupMember, id } = await settle({ group_type: 'private' });
      const group = { id, name: 'Perajin Batik', is_private: true };
      const made = await post(groupMember, id, 'Harga rahasia');
      const madeIn = (all: readonly { id: string }[]) => all.find((one) => one.id === made.id);
      expect(made).toMatchObject({ group });
      expect(madeIn(await home(groupMember))).toMatchObject({ group });
      expect(madeIn(await posts(groupMember, id))).toMatchObject({ group });
    });

    it('a post in a group may consist of files alone, and has their type', async () => {
      const { groupMember, id } = await settle();
      const [photo, film, paper] = [
        await upload(groupMember, 'kain.png', await picture('png')),
        await upload(groupMember, 'kain.webm', video('webm')),
        await upload(groupMember, 'harga.pdf', pdf()),
      ];
      const made = async (...attachments: string[]) => {
        const body = { content: '', attachments, post_type: 'text' as const };
        return groupMember.client.call(createGroupPost, { params: { id }, body });
      };
      expect(await made(photo)).toMatchObject({ content: '', post_type: 'image' });
      expect(await made(paper, film)).toMatchObject({ post_type: 'video' });
      expect(await made(photo, paper)).toMatchObject({ post_type: 'text' });
      await harness.refuses(
        { status: 422, en: 'Text is required', id: 'Teks wajib diisi', field: 'content' },
        groupMember.token,
        (client) => client.call(createGroupPost, { params: { id }, body: { content: '  ' } }),
      );
    });

    it('a post in a group can be edited to files alone, but not to nothing', async () => {
      const { groupMember, id } = await settle();
      const attachments = [await upload(groupMember, 'harga.pdf', pdf())];
      const body = { content: 'Harga', attachments };
      const made = await groupMember.client.call(createGroupPost, { params: { id }, body });
      const edit = (as: Person['client'], change: { content: string; attachments?: string[] }) =>
        as.call(updatePost, { params: { id: made?.id ?? '' }, body: change });
      expect(await edit(groupMember.client, { content: ' ' })).toMatchObject({
        content: '',
        attachments,
      });
      await harness.refuses(
        { status: 422, en: 'Text is required', id: 'Teks wajib diisi', field: 'content' },
        groupMember.token,
        (client) => edit(client, { content: '', attachments: [] }),
      );
    });

    it('a post in a group repeated with its client id is made once', async () => {
      const { groupMember, id } = await settle();
      const body = { content: 'Sekali', client_id: 'kirim-grup-1' };
      const send = () => groupMember.client.call(createGroupPost, { params: { id }, body });
      const made = [...(await Promise.all([send(), send()])), await send()];
      expect(new Set(made.map((one) => one?.id)).size).toBe(1);
      expect(await posts(groupMember, id)).toHaveLength(1);
    });

    it('only a post in a group takes a video', async () => {
      const { groupMember } = await settle();
      const film = await upload(groupMember, 'kain.webm', video('webm'));
      const body = { content: 'Film', post_type: 'text' as const, attachments: [film] };
      await harness.refuses(
        { status: 404, en: 'File not found', id: 'File tidak ditemukan', field: 'attachments' },
        groupMember.token,
        (client) => client.call(createPost, { body }),
      );
    });

    it('a post in a group can be changed by its author alone', async () => {
      const { groupMember, id } = await settle();
      const params = { id: (await post(groupMember, id)).id };
      const changed = await groupMember.client.call(updatePost, {
        params,
        body: { content: 'Baru' },
      });
      expect(changed).toMatchObject({ content: 'Baru', group: { id } });
    });
  });

  describe('the posts of a group', () => {
    it('posts of a group are newest first, paged, sorted and filtered as in the feed', async () => {
      const { admin, id } = await settle();
      const made: string[] = [];
      for (const content of ['Satu #kain', 'Dua', 'Tiga #kain'])
        made.push((await post(admin, id, content)).id);
      const [one, two, three] = made as [string, string, string];
      const params = { id };
      await admin.client.call(likeGroupPost, { params: { id, postId: two } });
      const asked = async (query: object) =>
        (await admin.client.call(listGroupPosts, { params, query })).items.map((each) => each.id);
      expect(await asked({})).toEqual([three, two, one]);
      expect(await asked({ sort: 'oldest' })).toEqual([one, two, three]);
      expect(await asked({ sort: 'popular' })).toEqual([two, three, one]);
      expect(await asked({ hashtag: 'kain' })).toEqual([three, one]);
      expect(await asked({ filter: 'image' })).toEqual([]);
      for (const sort of ['newest', 'popular'] as const) {
        const query = { limit: 2, sort };
        const page = await admin.client.call(listGroupPosts, { params, query });
        const rest = await asked({ ...query, cursor: page.cursor });
        expect([...page.items.map((each) => each.id), ...rest].toSorted()).toEqual(made.toSorted());
      }
    });

    it('posts of a group are in the home feed of its members, and of nobody else', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      const made = await post(admin, id, 'Kabar #grupkami');
      const own = await outsider.client.call(createPost, {
        body: { content: 'Kabar lain #grupkami', post_type: 'text' },
      });
      for (const sort of ['newest', 'popular', 'oldest']) {
        const query = { hashtag: 'grupkami', sort };
        const seen = (await home(groupMember, query)).filter(({ id: one }) => one === made.id);
        expect(seen.map(({ group }) => group?.name)).toEqual(['Perajin Batik']);
        const theirs = (await home(outsider, query)).map((each) => each.id);
        expect(theirs).not.toContain(made.id);
        expect(theirs).toContain(own.id);
      }
      await join(outsider, id);
      expect((await home(outsider))[1]).toEqual(made);
    });

    it('posts of groups and of the community are one order, page after page', async () => {
      const me = await harness.signUp();
      const [a, b] = [await makeGroup(me), await makeGroup(me)];
      const made: string[] = [];
      for (let turn = 0; turn < 9; turn += 1) {
        const plain = { body: { content: `Umum ${turn}`, post_type: 'text' as const } };
        const group = turn % 3 === 1 ? a.id : b.id;
        made.push(
          (turn % 3 === 0 ? await me.client.call(createPost, plain) : await post(me, group)).id,
        );
      }
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await me.client.call(listPosts, { query: { limit: 2, cursor } });
        seen.push(...page.items.map((each) => each.id));
        cursor = page.cursor ?? undefined;
      } while (cursor !== undefined && seen.length < 9);
      expect(seen.slice(0, 9)).toEqual(made.toReversed());
    });
  });

  describe('liking and commenting', () => {
    it('liking and commenting work by both addresses; comments are discussions', async () => {
      const { admin, groupMember, id } = await settle();
      const params = { id, postId: (await post(admin, id)).id };
      const like = await groupMember.client.call(likeGroupPost, { params });
      expect(like).toEqual({ liked: true, likes_count: 1 });
      const other = { params: { id: params.postId }, body: { liked: true } };
      expect(await groupMember.client.call(likePost, other)).toEqual(like);
      const body = { content: 'Berapa harganya?', client_id: 'tanya-grup-1' };
      const first = await groupMember.client.call(createGroupComment, { params, body });
      expect(await groupMember.client.call(createGroupComment, { params, body })).toEqual(first);
      const answer = { content: 'Sepuluh ribu', parent_comment_id: first.id };
      const reply = await admin.client.call(createGroupComment, { params, body: answer });
      const { items } = await groupMember.client.call(listGroupComments, { params });
      expect(items).toEqual([first, reply]);
      expect(await admin.client.call(getGroup, { params: { id } })).toMatchObject({
        active_discussions: 1,
      });
    });

    it('only members of a public group like, comment and post; everyone reads', async () => {
      const { admin, outsider, id } = await settle();
      const made = await post(admin, id);
      const params = { id, postId: made.id };
      expect(await posts(outsider, id)).toEqual([made]);
      expect((await outsider.client.call(listGroupComments, { params })).items).toEqual([]);
      const body = { content: 'Boleh?' };
      await harness.refuses(JOIN_FIRST, outsider.token, (client) =>
        client.call(createGroupPost, { params, body }),
      );
      await harness.refuses(JOIN_FIRST, outsider.token, (client) =>
        client.call(createGroupComment, { params, body }),
      );
      await harness.refuses(JOIN_FIRST, outsider.token, (client) =>
        client.call(likePost, { params: { id: made.id }, body: { liked: true } }),
      );
    });

    it('liking or commenting on a post of another or an unknown group is answered 404', async () => {
      const { admin, id } = await settle();
      const other = await makeGroup(admin);
      const body = { content: 'Boleh?' };
      const away = { id, postId: (await post(admin, other.id)).id };
      const nowhere = { id: UNKNOWN, postId: away.postId };
      for (const [none, params] of [
        [NO_POST, away],
        [NO_GROUP, nowhere],
      ] as const) {
        await harness.refuses(none, admin.token, (as) => as.call(likeGroupPost, { params }));
        await harness.refuses(none, admin.token, (as) => as.call(listGroupComments, { params }));
        await harness.refuses(none, admin.token, (as) =>
          as.call(createGroupComment, { params, body }),
        );
      }
      const params = nowhere;
      await harness.refuses(NO_GROUP, admin.token, (as) => as.call(listGroupPosts, { params }));
      await harness.refuses(NO_GROUP, admin.token, (as) =>
        as.call(createGroupPost, { params, body }),
      );
    });
  });
}
