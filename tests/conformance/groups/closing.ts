import {
  acceptGroupInvitation,
  acceptGroupRequest,
  closeGroup,
  createComment,
  createGroupComment,
  createGroupPost,
  deletePost,
  inviteToGroup,
  joinGroup,
  likeComment,
  likeGroupPost,
  likePost,
  listGroupInvitations,
  listGroups,
  listMyGroups,
  reopenGroup,
  updateComment,
  updateGroup,
  updateGroupAlias,
  updatePost,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { notificationSteps } from '../notifications/notificationSteps.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import { GROUP, groupSteps, join, makeGroup, NO_GROUP, post } from './groupSteps.ts';

const CLOSED = {
  status: 409,
  en: 'This group is closed. Nobody can join it or write in it.',
  id: 'Grup ini sudah ditutup. Tidak ada yang dapat bergabung atau menulis di sini.',
};

const NO_INVITATION = {
  status: 404,
  en: 'This invitation is no longer open',
  id: 'Undangan ini sudah tidak berlaku',
};

/** Closing and reopening a group (GRP-170–173). */
export function closingSuite(harness: Harness): void {
  const { settle, see, leave, posts } = groupSteps(harness);
  const { list } = notificationSteps(harness);
  const close = ({ client }: Person, id: string) => client.call(closeGroup, { params: { id } });
  const reopen = ({ client }: Person, id: string) => client.call(reopenGroup, { params: { id } });
  const discovered = async ({ client }: Person, search: string) =>
    (await client.call(listGroups, { query: { search } })).items;

  // GRP-170, GRP-172
  describe('a closed group', () => {
    it('closing notifies the members, and hides the group from lists, not from them', async () => {
      const name = `Tutup ${crypto.randomUUID()}`;
      const { admin, groupMember, outsider, id } = await settle({ name });
      const closed = await close(admin, id);
      expect(closed.closed_at).toBeTruthy();
      expect(await close(admin, id)).toEqual(closed);
      expect(await list(groupMember, { kind: 'group_closed' })).toMatchObject([
        { subject: { type: 'group', id } },
      ]);
      expect(await list(admin, { kind: 'group_closed' })).toEqual([]);
      expect(await discovered(outsider, name)).toEqual([]);
      const own = await groupMember.client.call(listMyGroups);
      expect(own.items).toMatchObject([{ id, closed_at: closed.closed_at }]);
      expect(await see(outsider, id)).toMatchObject({ closed_at: closed.closed_at });
      await harness.refuses(NOT_ALLOWED, groupMember.token, (client) =>
        client.call(reopenGroup, { params: { id } }),
      );
      expect((await reopen(admin, id)).closed_at ?? null).toBeNull();
      expect(await list(groupMember, { kind: 'group_reopened' })).toHaveLength(1);
      expect(await discovered(outsider, name)).toMatchObject([{ id }]);
      expect(await join(outsider, id)).toMatchObject({ membership: 'member' });
    });

    it('a closed group can be read, and refuses every way of writing', async () => {
      const { admin, groupMember, id } = await settle();
      const { id: postId } = await post(groupMember, id);
      const params = { id, postId };
      const comment = await groupMember.client.call(createGroupComment, {
        params,
        body: { content: 'Ya' },
      });
      await close(admin, id);
      expect(await posts(groupMember, id)).toHaveLength(1);
      const content = 'Baru';
      await harness.refuses(CLOSED, groupMember.token, (client) =>
        client.call(createGroupPost, { params: { id }, body: { content } }),
      );
      await harness.refuses(CLOSED, groupMember.token, (client) =>
        client.call(createGroupComment, { params, body: { content } }),
      );
      await harness.refuses(CLOSED, groupMember.token, (client) =>
        client.call(createComment, { params: { id: postId }, body: { content } }),
      );
      await harness.refuses(CLOSED, groupMember.token, (client) =>
        client.call(likeGroupPost, { params }),
      );
      const commented = { id: postId, commentId: comment.id };
      await harness.refuses(CLOSED, groupMember.token, (client) =>
        client.call(likePost, { params: { id: postId } }),
      );
      await harness.refuses(CLOSED, groupMember.token, (client) =>
        client.call(likeComment, { params: commented }),
      );
      await harness.refuses(CLOSED, groupMember.token, (client) =>
        client.call(updatePost, { params: { id: postId }, body: { content } }),
      );
      await harness.refuses(CLOSED, groupMember.token, (client) =>
        client.call(updateComment, {
          params: commented,
          body: { content },
        }),
      );
      for (const path of [updateGroup, updateGroupAlias])
        await harness.refuses(CLOSED, admin.token, (client) =>
          client.call(path, { params: { id }, body: { ...GROUP, name: 'Nama Lain' } }),
        );
      await groupMember.client.call(deletePost, { params: { id: postId } });
    });

    it('a closed group refuses joins and invitations, and drops the open ones', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      const invited = await harness.signUp();
      const body = { user_id: invited.user.id };
      await join(outsider, id);
      await admin.client.call(inviteToGroup, { params: { id }, body });
      await close(admin, id);
      expect(await see(admin, id)).toMatchObject({ requests_count: 0 });
      expect((await invited.client.call(listGroupInvitations)).items).toEqual([]);
      await harness.refuses(CLOSED, outsider.token, (client) =>
        client.call(joinGroup, { params: { id } }),
      );
      await harness.refuses(CLOSED, admin.token, (client) =>
        client.call(inviteToGroup, { params: { id }, body }),
      );
      await harness.refuses(CLOSED, admin.token, (client) =>
        client.call(acceptGroupRequest, { params: { id, userId: outsider.user.id } }),
      );
      await harness.refuses(NO_INVITATION, invited.token, (client) =>
        client.call(acceptGroupInvitation, { params: { id } }),
      );
    });
  });

  it('closing and reopening an unknown group is answered 404', async () => {
    const { token } = await harness.signUp();
    const params = { id: '01920000-0000-7000-8000-000000000000' };
    for (const path of [closeGroup, reopenGroup])
      await harness.refuses(NO_GROUP, token, (client) => client.call(path, { params }));
  });

  // GRP-171
  it('the last member who leaves closes the group, and can reopen it', async () => {
    const admin = await harness.signUp();
    const { id } = await makeGroup(admin);
    expect(await leave(admin, id)).toEqual({ membership: 'admin', member_count: 1 });
    expect((await see(admin, id)).closed_at).toBeTruthy();
    expect((await reopen(admin, id)).closed_at ?? null).toBeNull();
  });
}
