import {
  acceptConnection,
  createGroup,
  createGroupPost,
  createPost,
  createTender,
  deleteProfilePhoto,
  getMe,
  getMemberProfile,
  getProfile,
  inviteToGroup,
  joinGroup,
  likePost,
  listMemberPosts,
  listTenders,
  requestConnection,
  saveProfile,
  searchPeople,
  suggestMembers,
  uploadProfilePhoto,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { photo } from '../core/photo.ts';
import type { Harness, Person, Refused } from '../harness.ts';
import { TENDER } from '../tenders/tenderSteps.ts';

const NOT_FOUND: Refused = {
  status: 404,
  en: 'Member not found',
  id: 'Anggota tidak ditemukan',
};

const BUSINESS = {
  business_name: 'Canting Ratna',
  business_description: 'Batik tulis\ndan cap.',
  industry: 'Textile & Fashion' as const,
  founded_year: 1996,
  employee_count: '11-50' as const,
  website: 'https://cantingratna.example/katalog',
  business_email: 'pesan@cantingratna.example',
  business_phone: '+62 285 000 0196',
  address: 'Jl. Kauman 14, Pekalongan',
  specialties: ['Batik tulis', 'Pewarna alam'],
  certifications: ['Batikmark'],
};

/** Profiles of oneself and of others (ACCT-065–104, ACCT-130–137). */
export function profilesSuite(harness: Harness): void {
  const post = ({ client }: Person, content: string) =>
    client.call(createPost, { body: { content, post_type: 'text' } });
  const group = ({ client }: Person, name: string, group_type: 'public' | 'private') =>
    client.call(createGroup, { body: { name, description: 'Grup pedagang kain', group_type } });
  const seen = (by: Person, of: Person) =>
    by.client.call(getMemberProfile, { params: { id: of.user.id } });

  describe("one's own profile", () => {
    it('a change of photo or business is published to the member’s other pages', async () => {
      const { client, token } = await harness.signUp();
      const socket = harness.socket(token);
      await socket.next('ready');
      for (const change of [
        () => client.call(saveProfile, { body: { business_name: 'Canting Ratna' } }),
        async () => client.call(uploadProfilePhoto, { body: { file: await photo() } }),
        () => client.call(deleteProfilePhoto),
      ]) {
        await change();
        expect(await socket.next('account')).toEqual({ type: 'account' });
      }
      socket.close();
      await socket.closed;
    });

    it('a new profile is empty', async () => {
      const { client, user } = await harness.signUp();
      const profile = await client.call(getProfile);
      expect(profile).toEqual({
        profile: {
          ...Object.fromEntries(Object.keys(BUSINESS).map((name) => [name, null])),
          specialties: [],
          certifications: [],
          profile_image: null,
          photo: null,
        },
        stats: { posts_count: 0, followers_count: 0, following_count: 0, groups_count: 0 },
        user_groups: [],
        user_activity: [],
        user: expect.objectContaining({ id: user.id, relation: 'self' }),
        joined_at: expect.any(String),
      });
    });

    it('a profile update changes only the fields that are sent', async () => {
      const { client } = await harness.signUp();
      const { profile } = await client.call(saveProfile, { body: BUSINESS });
      expect(profile).toMatchObject(BUSINESS);
      const body = {
        website: 'toko.example',
        business_email: '',
        founded_year: null,
        specialties: [' ', 'Batik cap', 'batik cap', ''],
      };
      const expected = {
        ...BUSINESS,
        website: 'https://toko.example',
        business_email: null,
        founded_year: null,
        specialties: ['Batik cap'],
      };
      expect((await client.call(saveProfile, { body })).profile).toMatchObject(expected);
      expect((await client.call(getProfile)).profile).toMatchObject(expected);
    });

    it('a profile needs no name or industry, but a past year (ACCT-101, 102, 135)', async () => {
      const { client, token } = await harness.signUp();
      await client.call(saveProfile, { body: BUSINESS });
      const { profile } = await client.call(saveProfile, {
        body: { business_name: '', industry: '', employee_count: '', specialties: null },
      });
      expect(profile).toMatchObject({
        business_name: null,
        industry: null,
        employee_count: null,
        specialties: [],
      });
      await harness.refuses(
        {
          status: 400,
          en: 'The founding year cannot be in the future',
          id: 'Tahun berdiri tidak boleh di masa depan',
          field: 'founded_year',
        },
        token,
        (caller) => caller.call(saveProfile, { body: { founded_year: 2200 } }),
      );
      await harness.refuses(
        {
          status: 422,
          en: 'Founded year must be at least 1500',
          id: 'Tahun berdiri minimal 1500',
          field: 'founded_year',
        },
        token,
        (caller) => caller.call(saveProfile, { body: { founded_year: 1499 } }),
      );
      await harness.refuses(
        {
          status: 422,
          en: 'Enter a valid web address, such as https://example.com',
          id: 'Masukkan alamat web yang benar, misalnya https://contoh.com',
          field: 'website',
        },
        token,
        (caller) => caller.call(saveProfile, { body: { website: 'javascript:alert(1)' } }),
      );
    });

    // ACCT-140
    it('details of a registration can be changed, wherever they are shown and searched', async () => {
      const [person, viewer] = [await harness.signUp(), await harness.signUp()];
      const word = `w${crypto.randomUUID().slice(0, 8)}`;
      await post(person, 'Ditulis dengan nama lama');
      const tender = await person.client.call(createTender, { body: TENDER });
      const details = {
        full_name: `Ratna ${word}`,
        company_name: `Canting ${word}`,
        location: 'Pekalongan',
        industry_tags: ['textile', 'fashion'] as const,
        phone: '+62 812 0000 1111',
      };
      const { user } = await person.client.call(saveProfile, {
        body: { ...details, industry_tags: [...details.industry_tags] },
      });
      expect(user).toMatchObject(details);
      expect(await person.client.call(getMe)).toEqual(user);
      const { phone: _, ...shown } = details;
      expect((await seen(viewer, person)).user).toMatchObject(shown);
      const found = { id: person.user.id, full_name: details.full_name };
      const { items: people } = await viewer.client.call(searchPeople, { query: { query: word } });
      expect(people).toMatchObject([found]);
      expect(await viewer.client.call(suggestMembers, { query: { q: word } })).toMatchObject([
        found,
      ]);
      const { items: tenders } = await viewer.client.call(listTenders, { query: { search: word } });
      expect(tenders).toMatchObject([{ id: tender.id }]);
      const { items: posts } = await viewer.client.call(listMemberPosts, {
        params: { id: person.user.id },
      });
      expect(posts).toMatchObject([{ user: { full_name: details.full_name } }]);
      const cleared = await person.client.call(saveProfile, {
        body: { company_name: '', location: null, industry_tags: null, phone: '' },
      });
      expect(cleared.user).toMatchObject({
        full_name: details.full_name,
        company_name: null,
        location: null,
        industry_tags: [],
        phone: null,
      });
      await harness.refuses(
        {
          status: 422,
          en: 'Full name is required',
          id: 'Nama lengkap wajib diisi',
          field: 'full_name',
        },
        person.token,
        (client) => client.call(saveProfile, { body: { full_name: ' ' } }),
      );
    });

    it('concurrent changes of different fields of a profile are both saved', async () => {
      const { client } = await harness.signUp();
      await Promise.all([
        client.call(saveProfile, { body: { business_name: 'Satu' } }),
        client.call(saveProfile, { body: { address: 'Dua' } }),
        client.call(saveProfile, { body: { certifications: ['Tiga'] } }),
      ]);
      expect((await client.call(getProfile)).profile).toMatchObject({
        business_name: 'Satu',
        address: 'Dua',
        certifications: ['Tiga'],
      });
    });

    it('one’s own profile has its counts, recent posts and groups', async () => {
      const [person, friend] = [await harness.signUp(), await harness.signUp()];
      const { profile_image_url } = await person.client.call(uploadProfilePhoto, {
        body: { file: await photo() },
      });
      await post(person, 'Yang pertama #batik');
      const { id } = await post(person, 'Yang kedua');
      await friend.client.call(likePost, { params: { id }, body: { liked: true } });
      const own = await group(person, 'Pembatik Kauman', 'private');
      const { connection_id = '' } = await person.client.call(requestConnection, {
        params: { id: friend.user.id },
      });
      await friend.client.call(acceptConnection, { params: { id: connection_id } });
      const profile = await person.client.call(getProfile);
      expect(profile.stats).toEqual({
        posts_count: 2,
        followers_count: 1,
        following_count: 1,
        groups_count: 1,
      });
      expect(profile.profile.profile_image).toBe(profile_image_url);
      expect(profile.user_activity).toMatchObject([
        { id, content: 'Yang kedua', likes_count: 1, comments_count: 0, hashtags: [] },
        { content: 'Yang pertama #batik', hashtags: ['batik'] },
      ]);
      expect(profile.user_groups).toEqual([
        {
          id: own.id,
          name: 'Pembatik Kauman',
          description: 'Grup pedagang kain',
          member_count: 1,
          user_role: 'admin',
          location: null,
          posts_count: 0,
          industry_tags: [],
          group_type: 'private',
        },
      ]);
    });
  });

  describe("another member's profile", () => {
    it('another member’s profile has business and relationship, and no private field', async () => {
      const [person, viewer] = [await harness.signUp(), await harness.signUp()];
      await person.client.call(saveProfile, { body: BUSINESS });
      const profile = await seen(viewer, person);
      expect(profile.profile).toMatchObject(BUSINESS);
      expect(profile.user).toMatchObject({ id: person.user.id, relation: 'none' });
      expect(profile.user).not.toHaveProperty('email');
      expect(profile.user).not.toHaveProperty('phone');
      expect(JSON.stringify(profile)).not.toContain(person.user.email);
      const { connection_id } = await viewer.client.call(requestConnection, {
        params: { id: person.user.id },
      });
      expect((await seen(viewer, person)).user).toMatchObject({ relation: 'sent', connection_id });
      expect((await seen(person, viewer)).user).toMatchObject({ relation: 'incoming' });
      expect((await seen(person, person)).user).toMatchObject({ relation: 'self' });
    });

    it('a profile shows private groups and their posts to their members only', async () => {
      const [person, groupMember, outsider] = [
        await harness.signUp(),
        await harness.signUp(),
        await harness.signUp(),
      ];
      const open = await group(person, 'Pasar Terbuka', 'public');
      const closed = await group(person, 'Rapat Tertutup', 'private');
      for (const { id } of [open, closed])
        await person.client.call(createGroupPost, {
          params: { id },
          body: { content: `Di grup ${id}` },
        });
      await post(person, 'Untuk semua');
      await person.client.call(inviteToGroup, {
        params: { id: closed.id },
        body: { user_id: groupMember.user.id },
      });
      await groupMember.client.call(joinGroup, { params: { id: closed.id } });

      const visibleTo = async (viewer: Person) => {
        const { stats, user_groups, user_activity } = await seen(viewer, person);
        const { items } = await viewer.client.call(listMemberPosts, {
          params: { id: person.user.id },
        });
        return {
          counts: [stats.posts_count, stats.groups_count],
          groups: user_groups.map(({ name }) => name).sort(),
          posts: items.map(({ content }) => content),
          activity: user_activity.map(({ content }) => content),
        };
      };
      const outside = ['Untuk semua', `Di grup ${open.id}`];
      const inside = ['Untuk semua', `Di grup ${closed.id}`, `Di grup ${open.id}`];
      expect(await visibleTo(outsider)).toEqual({
        counts: [2, 1],
        groups: ['Pasar Terbuka'],
        posts: outside,
        activity: outside,
      });
      for (const insider of [groupMember, person])
        expect(await visibleTo(insider)).toEqual({
          counts: [3, 2],
          groups: ['Pasar Terbuka', 'Rapat Tertutup'],
          posts: inside,
          activity: inside,
        });
    });

    it('the posts of a profile are paged and shown as in the feed', async () => {
      const [person, viewer] = [await harness.signUp(), await harness.signUp()];
      const made = [];
      for (const content of ['Satu', 'Dua', 'Tiga']) made.unshift(await post(person, content));
      await viewer.client.call(likePost, {
        params: { id: made[0]?.id ?? '' },
        body: { liked: true },
      });
      const params = { id: person.user.id };
      const first = await viewer.client.call(listMemberPosts, { params, query: { limit: 2 } });
      expect(first.items).toEqual([{ ...made[0], user_liked: true, likes_count: 1 }, made[1]]);
      const rest = await viewer.client.call(listMemberPosts, {
        params,
        query: { limit: 2, cursor: first.cursor ?? '' },
      });
      expect(rest).toEqual({ items: [made[2]], cursor: null });
      await harness.refuses(
        {
          status: 422,
          en: 'This page of the list is not known. Load the list again.',
          id: 'Halaman daftar ini tidak dikenal. Muat ulang daftarnya.',
          field: 'cursor',
        },
        viewer.token,
        (client) => client.call(listMemberPosts, { params, query: { cursor: 'bukan-kursor' } }),
      );
    });

    it('the profile of an unknown or deactivated member is not found', async () => {
      const [deactivated, viewer] = [await harness.signUp(), await harness.signUp()];
      await harness.deactivate(deactivated.user.id);
      for (const id of [deactivated.user.id, 'nobody', '01a1fcfc-c97c-7641-8098-7374b1a7e868'])
        for (const call of [getMemberProfile, listMemberPosts] as const)
          await harness.refuses(NOT_FOUND, viewer.token, (client) =>
            client.call(call, { params: { id } }),
          );
    });
  });
}
