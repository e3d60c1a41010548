import {
  appealDecision,
  decideContent,
  getFlag,
  getManagedUser,
  getModerationDecision,
  getWarning,
  listNotifications,
  listPendingContent,
  register,
  setUserStatus,
  updateResource,
} from '@saudagar/contract';
import type { Fixture, TestUsers } from '../core/area.ts';
import { RESOURCE } from '../resources/resourceSteps.ts';
import { flagAs, review, savePendingResource, writePost } from './moderationSteps.ts';

/** A flag on a post of a member who makes no calls. */
export async function makeFlag({ bystander, groupMember, moderator }: TestUsers): Promise<Fixture> {
  const id = await flagAs(groupMember, 'post', await writePost(bystander));
  const params = { id };
  return { params, look: () => moderator.client.call(getFlag, { params }) };
}

/** The same flag, dismissed by the caller. */
export async function makeDecided(users: TestUsers): Promise<Fixture> {
  const made = await makeFlag(users);
  const { client } = users.actor ?? users.moderator;
  await review(client, made.params.id ?? '', 'dismiss');
  return made;
}

/** The same flag, whose post a moderator removed. */
export async function makeRemoved(users: TestUsers): Promise<Fixture> {
  const made = await makeFlag(users);
  await review(users.moderator.client, made.params.id ?? '', 'remove_content');
  return made;
}

/** A warning of the owner. */
export async function makeWarning({ owner, bystander, moderator }: TestUsers): Promise<Fixture> {
  const flag = await flagAs(bystander, 'post', await writePost(owner));
  await review(moderator.client, flag, 'warn_user');
  const { items } = await owner.client.call(listNotifications, { query: { kind: 'warned' } });
  const params = { id: items[0]?.subject.id ?? '' };
  return { params, look: () => owner.client.call(getWarning, { params }) };
}

/** A removal of the owner's, by a moderator. */
export async function makeDecision({ owner, bystander, moderator }: TestUsers): Promise<Fixture> {
  const flag = await flagAs(bystander, 'post', await writePost(owner));
  await review(moderator.client, flag, 'remove_content');
  const query = { kind: 'content_removed' } as const;
  const { items } = await owner.client.call(listNotifications, { query });
  const params = { id: items[0]?.subject.id ?? '' };
  return { params, look: () => owner.client.call(getModerationDecision, { params }) };
}

/** An appeal of a decision of another than the caller. */
export async function makeAppeal(users: TestUsers): Promise<Fixture> {
  const { owner, groupMember, moderator, admin, actor } = users;
  const isBarred = [actor?.user.id, owner.user.id].includes(admin.user.id);
  const decider = isBarred ? moderator : admin;
  const made = await makeDecision({ ...users, bystander: groupMember, moderator: decider });
  const { params } = made;
  await owner.client.call(appealDecision, {
    params: { id: params.id ?? '' },
    body: { text: 'Mohon dilihat lagi.' },
  });
  return made;
}

/** A pending resource. */
export async function makePendingResource({ moderator, admin }: TestUsers): Promise<Fixture> {
  const id = await savePendingResource(moderator);
  const query = { limit: 100 };
  return {
    params: { content_type: 'resource', id },
    look: () => admin.client.call(listPendingContent, { query }),
  };
}

/** An edit of a live resource by a moderator, which waits. */
export async function makeRevision({ moderator, admin }: TestUsers): Promise<Fixture> {
  const id = await savePendingResource(moderator);
  const params = { content_type: 'resource' as const, id };
  await admin.client.call(decideContent, { params, query: { action: 'approve' } });
  const body = { ...RESOURCE, title: 'Judul yang menanti' };
  await moderator.client.call(updateResource, { params: { id }, body });
  const query = { limit: 100 };
  return { params, look: () => admin.client.call(listPendingContent, { query }) };
}

async function registerUser({ admin }: TestUsers) {
  const name = `akun_${crypto.randomUUID().slice(0, 8)}`;
  const credentials = { email: `${name}@toko.example`, password: 'benang-sutra-27' };
  const { user } = await admin.client.call(register, {
    body: { ...credentials, username: name, full_name: 'Akun Kelolaan' },
  });
  return { user, credentials };
}

/** Fields of the appeal of a new account that was deactivated. */
export async function appealOfAccount(users: TestUsers) {
  const { user, credentials } = await registerUser(users);
  const params = { id: user?.id ?? '' };
  await users.admin.client.call(setUserStatus, { params, body: { is_active: false } });
  return { ...credentials, text: 'Akun kami asli.' };
}

/** A new account: the call may delete it. */
export async function makeUser(users: TestUsers): Promise<Fixture> {
  const { admin } = users;
  const { user } = await registerUser(users);
  const params = { id: user?.id ?? '' };
  return {
    params,
    look: () => admin.client.call(getManagedUser, { params }),
  };
}
