import {
  acceptGroupOffer,
  acceptGroupRequest,
  createGroup,
  createGroupPost,
  type Group,
  type GroupBody,
  getGroup,
  handOverGroup,
  joinGroup,
  leaveGroup,
  listGroupPosts,
  setGroupRole,
} from '@saudagar/contract';
import type { Harness, Person } from '../harness.ts';

/** Default fields of a group. */
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

/** Creates a group of `admin`. */
export const makeGroup = (admin: Person, parts: Partial<GroupBody> = {}): Promise<Group> =>
  admin.client.call(createGroup, { body: { ...GROUP, ...parts } });

export const join = (person: Person, id: string) =>
  person.client.call(joinGroup, { params: { id } });

/** Adds a member to a group of `admin` of any type. */
export async function letIn(admin: Person, id: string, person: Person): Promise<void> {
  const { membership } = await join(person, id);
  if (membership !== 'pending') return;
  await admin.client.call(acceptGroupRequest, { params: { id, userId: person.user.id } });
}

/** Makes a member of a group its moderator: offers the role, which they accept. */
export async function nameModerator(admin: Person, id: string, person: Person): Promise<void> {
  const params = { id, userId: person.user.id };
  await admin.client.call(setGroupRole, { params, body: { role: 'moderator' } });
  await person.client.call(acceptGroupOffer, { params: { id }, body: { role: 'moderator' } });
}

/** Hands a group over to a member, who accepts it. */
export async function handOver(admin: Person, id: string, person: Person): Promise<void> {
  const body = { user_id: person.user.id };
  await admin.client.call(handOverGroup, { params: { id }, body });
  await person.client.call(acceptGroupOffer, { params: { id }, body: { role: 'admin' } });
}

/** Posts a text in a group. */
export async function post(by: Person, id: string, content = 'Malam sudah datang') {
  const made = await by.client.call(createGroupPost, { params: { id }, body: { content } });
  if (!made) throw new Error('the reply holds no post');
  return made;
}

/** Functions that fill a target with groups. */
export const groupSteps = (harness: Harness) => ({
  /** A group with its admin, a plain member, and an outsider. */
  async settle(parts: Partial<GroupBody> = {}) {
    const [admin, groupMember, outsider] = [
      await harness.signUp(),
      await harness.signUp(),
      await harness.signUp(),
    ];
    const { id } = await makeGroup(admin, parts);
    await letIn(admin, id, groupMember);
    return { admin, groupMember, outsider, id };
  },
  see: (person: Person, id: string) => person.client.call(getGroup, { params: { id } }),
  leave: (person: Person, id: string) => person.client.call(leaveGroup, { params: { id } }),
  posts: async (person: Person, id: string) =>
    (await person.client.call(listGroupPosts, { params: { id } })).items,
});
