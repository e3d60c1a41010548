import {
  createGroup,
  type GroupBody,
  getGroup,
  listMyGroups,
  updateGroup,
  updateGroupAlias,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness } from '../harness.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import { GROUP, groupSteps, handOver, makeGroup, NO_GROUP } from './groupSteps.ts';

const UNKNOWN = '01920000-0000-7000-8000-000000000000';

/** Creating and editing groups (GRP-051–091). */
export function groupEditsSuite(harness: Harness): void {
  const { settle, see } = groupSteps(harness);

  describe('making a group', () => {
    it('creating a group accepts short texts, removes duplicate tags and empty rules', async () => {
      const admin = await harness.signUp();
      const made = await makeGroup(admin, {
        name: ' AB ',
        description: ' Kain ',
        industry_tags: ['Textile', 'textile', ' Kopi '],
        rules: ['  ', ' Sopan '],
        location: ' ',
      });
      expect(made).toMatchObject({
        name: 'AB',
        description: 'Kain',
        industry_tags: ['Textile', 'Kopi'],
        rules: ['Sopan'],
        location: null,
        admin_user_id: admin.user.id,
        created_by: admin.user.id,
        membership: 'admin',
        member_count: 1,
      });
    });

    it('creating a group twice with one client id makes one, at once or later', async () => {
      const { client } = await harness.signUp();
      const body = { ...GROUP, client_id: 'grup-0001' };
      const made = await Promise.all([1, 2, 3].map(() => client.call(createGroup, { body })));
      made.push(await client.call(createGroup, { body: { ...body, name: 'Lain' } }));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect((await client.call(listMyGroups)).items).toHaveLength(1);
    });

    test.each([
      [{ name: '  ' }, 'name', 'Name is required', 'Nama wajib diisi'],
      [{ description: '' }, 'description', 'Description is required', 'Deskripsi wajib diisi'],
      [
        { name: 'a'.repeat(101) },
        'name',
        'Name must be at most 100 characters',
        'Nama maksimal 100 karakter',
      ],
      [
        { group_type: 'secret' as 'public' },
        'group_type',
        'Group type: choose from the list',
        'Jenis grup: pilih dari daftar yang tersedia',
      ],
    ])('creating a group refuses %j', async (parts: Partial<GroupBody>, field, en, id) => {
      const { token } = await harness.signUp();
      await harness.refuses({ status: 422, en, id, field }, token, (client) =>
        client.call(createGroup, { body: { ...GROUP, ...parts } }),
      );
    });
  });

  describe('changing a group', () => {
    it('admins of the group or community and moderators edit it, by both paths', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      const moderator = await harness.signUp();
      await harness.setRole(moderator.user.id, 'moderator');
      const params = { id };
      const body = { ...GROUP, name: 'Nama baru', location: null };
      await admin.client.call(updateGroup, { params, body });
      expect(await see(outsider, id)).toMatchObject({ name: 'Nama baru', location: null });
      await moderator.client.call(updateGroupAlias, {
        params,
        body: { ...body, name: 'Dari kami' },
      });
      expect(await see(outsider, id)).toMatchObject({ name: 'Dari kami' });
      for (const { token } of [groupMember, outsider])
        for (const path of [updateGroup, updateGroupAlias])
          await harness.refuses(NOT_ALLOWED, token, (client) =>
            client.call(path, { params, body }),
          );
      await handOver(admin, id, groupMember);
      expect(await groupMember.client.call(updateGroup, { params, body })).toMatchObject({
        name: 'Nama baru',
        admin_user_id: groupMember.user.id,
      });
    });

    it('only its own admin makes a group private or public', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      const params = { id };
      const locked = {
        status: 403,
        en: "Only the group's own admin can make it public or private",
        id: 'Hanya admin grup ini yang dapat menjadikannya publik atau privat',
        field: 'group_type',
      };
      for (const role of ['moderator', 'admin'] as const) {
        const moderator = await harness.signUp();
        await harness.setRole(moderator.user.id, role);
        for (const path of [updateGroup, updateGroupAlias])
          await harness.refuses(locked, moderator.token, (client) =>
            client.call(path, { params, body: { ...GROUP, group_type: 'public' } }),
          );
        const body = { ...GROUP, name: `Dari ${role}` };
        await moderator.client.call(updateGroup, {
          params,
          body: { ...body, group_type: 'private' },
        });
        expect(await see(outsider, id)).toMatchObject({
          name: `Dari ${role}`,
          group_type: 'private',
        });
      }
      for (const group_type of ['public', 'private'] as const) {
        await admin.client.call(updateGroup, { params, body: { ...GROUP, group_type } });
        expect(await see(outsider, id)).toMatchObject({ group_type });
      }
    });

    it('a group needs three characters of name and ten of description, trimmed', async () => {
      const { admin, id } = await settle();
      const params = { id };
      const name = {
        status: 422,
        en: 'Name must be at least 3 characters',
        id: 'Nama minimal 3 karakter',
        field: 'name',
      };
      await harness.refuses(name, admin.token, (client) =>
        client.call(updateGroup, { params, body: { ...GROUP, name: ' AB ' } }),
      );
      const description = {
        status: 422,
        en: 'Description must be at least 10 characters',
        id: 'Deskripsi minimal 10 karakter',
        field: 'description',
      };
      await harness.refuses(description, admin.token, (client) =>
        client.call(updateGroup, { params, body: { ...GROUP, description: ' Kain saja' } }),
      );
    });

    it('editing or reading an unknown group is answered 404', async () => {
      const { token } = await harness.signUp();
      const params = { id: UNKNOWN };
      for (const path of [updateGroup, updateGroupAlias])
        await harness.refuses(NO_GROUP, token, (client) =>
          client.call(path, { params, body: GROUP }),
        );
      await harness.refuses(NO_GROUP, token, (client) => client.call(getGroup, { params }));
      await harness.refuses(NO_GROUP, undefined, (client) =>
        client.call(getGroup, { params: { id: 'nothing' } }),
      );
    });
  });
}
