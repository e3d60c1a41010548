import {
  acceptGroupRequest,
  createGroup,
  createGroupPost,
  type Group,
  type GroupBody,
  getGroup,
  joinGroup,
  leaveGroup,
  listGroupPosts,
} from '@saudagar/contract';
import type { Harness, Person } from '../harness.ts';

/** What a group is made of, unless told otherwise. */
export const GROUP: GroupBody = {
  name: 'Perajin Batik',
  description: 'Perajin batik tulis dan cap di Pekalongan',
  group_type: 'public',
  industry_tags: ['textile'],
  location: 'Pekalongan',
  rules: ['Sopan'],
};

export const JOIN_FIRST = {
  status: 403,
  en: 'Join this group first',
  id: 'Bergabunglah dengan grup ini dulu',
};
export const NO_GROUP = { status: 404, en: 'Group not found', id: 'Grup tidak ditemukan' };
export const NO_POST = { status: 404, en: 'Post not found', id: 'Postingan tidak ditemukan' };

/** Makes a group of `admin`. */
export const makeGroup = (admin: Person, parts: Partial<GroupBody> = {}): Promise<Group> =>
  admin.client.call(createGroup, { body: { ...GROUP, ...parts } });

export const join = (who: Person, id: string) => who.client.call(joinGroup, { params: { id } });

/** Lets a member into a group of `admin`, whatever its type. */
export async function letIn(admin: Person, id: string, who: Person): Promise<void> {
  const { membership } = await join(who, id);
  if (membership !== 'pending') return;
  await admin.client.call(acceptGroupRequest, { params: { id, userId: who.user.id } });
}

/** Posts a text in a group. */
export async function post(by: Person, id: string, content = 'Malam sudah datang') {
  const made = await by.client.call(createGroupPost, { params: { id }, body: { content } });
  if (!made) throw new Error('the reply holds no post');
  return made;
}

/** Ways to people groups of a target. */
export const grouping = (harness: Harness) => ({
  /** A group with its admin, a plain member of it, and somebody outside. */
  async settle(parts: Partial<GroupBody> = {}) {
    const [admin, fellow, outsider] = [
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
    ];
    const { id } = await makeGroup(admin, parts);
    await letIn(admin, id, fellow);
    return { admin, fellow, outsider, id };
  },
  see: (who: Person, id: string) => who.client.call(getGroup, { params: { id } }),
  leave: (who: Person, id: string) => who.client.call(leaveGroup, { params: { id } }),
  posts: async (who: Person, id: string) =>
    (await who.client.call(listGroupPosts, { params: { id } })).items,
});
