import {
  canChangeGroupType,
  canEditGroup,
  type createGroup,
  type Group,
  type GroupBody,
  type GroupRole,
  groupAskAgainAt,
  type listGroups,
  moderatesGroup,
  type Page,
  type Post,
  type ProfileGroup,
  type User,
  type updateGroup,
} from '@saudagar/contract';
import {
  type AuditChanges,
  auditChanges,
  groupStaffNotification,
  Refusal,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { madeId } from '../../core/madeId.ts';
import { Once } from '../../core/once.ts';

import { NOW } from '../../core/time.ts';
import { publishModeration } from '../admin/publishModeration.ts';
import { selectGroups, selectMyGroups } from './groupOrder.ts';
import { noticesOf } from './notices.ts';
import { changeType } from './opening.ts';
import { page } from './page.ts';
import {
  assertOpen,
  columnsOf,
  isApproved,
  isOldPost,
  isOpen,
  isReadBy,
  membershipOf,
  type PlacedPost,
  type StoredGroup,
} from './storedGroup.ts';

type GroupsQuery = core.output<typeof listGroups.query>;
type NewGroup = core.output<typeof createGroup.body>;
type Change = core.output<typeof updateGroup.body>;

const WEEK = 7 * 86_400_000;

/** Trade groups, with access and permissions. */
export class Groups {
  #community: Community;
  #stored = new Map<string, StoredGroup>();
  #once = new Once();
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Adds a group unchanged: its admin and `memberIds` join it, its counts may be larger. */
  add(group: Group, memberIds: readonly string[] = []): StoredGroup {
    const ids = [group.admin_user_id ?? group.created_by ?? '', ...memberIds];
    const members = new Map<string, { role: GroupRole; joined_at: string }>();
    for (const [index, id] of ids.entries())
      if (!members.has(id))
        members.set(id, { role: index === 0 ? 'admin' : 'member', joined_at: group.created_at });
    const stored: StoredGroup = {
      group,
      members,
      requests: new Map(),
      invitations: new Map(),
      offers: new Map(),
      notices: new Map(),
      bans: new Map(),
      declines: new Map(),
      oldPosts: new Set(),
      others: {
        members: Math.max(0, group.member_count - members.size),
        posts: group.posts_count ?? 0,
        postsThisWeek: group.posts_this_week ?? 0,
        discussions: group.active_discussions,
      },
    };
    this.#stored.set(group.id, stored);
    return stored;
  }

  /**
   * Removes a group with its posts, and notifies its members except its creator, who is notified
   * of the decision. Returns the way back.
   */
  remove(id: string): () => void {
    const stored = this.#stored.get(id);
    const { group, members } = stored ?? {};
    const putPostsBack = this.#community.posts.removeOf(id);
    this.#community.notifications.forget('group', id);
    this.#community.revisions.drop('group', id);
    this.#stored.delete(id);
    if (!stored || !group || !members) return () => undefined;
    const recipients = [...members.keys()].filter((member) => member !== group.created_by);
    const draft = groupStaffNotification('group_removed', group, recipients);
    this.#community.notifications.notify([draft]);
    return () => {
      this.#stored.set(id, stored);
      putPostsBack();
    };
  }

  /** Lists approved groups, largest first (GRP-013, GRP-040). */
  list(viewer: User | undefined, query: GroupsQuery): Page<Group> {
    const all = [...this.#stored.values()].filter(isApproved).filter(isOpen);
    const seen = all.map((stored) => this.shown(stored, viewer?.id));
    return page(selectGroups(seen, query), query);
  }

  /** Lists a member's groups, latest activity first (GRP-014). */
  mine(viewerId: string, query: Omit<GroupsQuery, 'discover'>): Page<Group> {
    const own = [...this.#stored.values()].filter(({ members }) => members.has(viewerId));
    const seen = own.map((stored) => {
      const role = stored.members.get(viewerId)?.role;
      return { ...this.shown(stored, viewerId), ...(role && { user_role: role }) };
    });
    return page(selectMyGroups(seen, query), query);
  }

  find(id: string, viewer: User | undefined): Group {
    const group = this.shown(this.get(id, viewer), viewer?.id);
    const leavesOut = viewer !== undefined && this.#community.posts.leavesOut(id, viewer.id);
    const mayEdit = viewer !== undefined && canEditGroup(group, viewer);
    return {
      ...group,
      ...(leavesOut && { leaves_out: true }),
      ...(mayEdit && { revision: this.#community.revisions.shown('group', id, viewer.id) }),
    };
  }

  create(maker: User, { client_id, ...fields }: NewGroup): Group {
    const isReviewed = this.#community.revisions.needsApproval(maker);
    const id = this.#once.do(maker.id, client_id, () => {
      this.#made += 1;
      const made = madeId('group', this.#made);
      this.add({
        id: made,
        ...columnsOf(fields),
        member_count: 1,
        active_discussions: 0,
        created_at: NOW,
        created_by: maker.id,
        admin_user_id: maker.id,
        admin_name: maker.full_name,
        activity_at: NOW,
        approval_status: isReviewed ? 'pending' : 'approved',
      });
      if (isReviewed) publishModeration(this.#community, maker.id);
      return made;
    });
    return this.find(id, maker);
  }

  update(editor: User, id: string, change: Change): Group {
    const stored = this.get(id, editor);
    const shown = this.shown(stored, editor.id);
    if (!canEditGroup(shown, editor)) throw new Refusal(403, 'notAllowed');
    assertOpen(stored);
    const { revisions } = this.#community;
    const isOwn = shown.admin_user_id === editor.id;
    const isRevised = isOwn && isApproved(stored) && revisions.needsApproval(editor);
    const earlier = isOwn && !isRevised ? revisions.drop('group', id) : {};
    const columns = columnsOf({ ...stored.group, ...earlier, ...change });
    if (columns.group_type !== stored.group.group_type && !canChangeGroupType(shown, editor))
      throw new Refusal(403, 'groupTypeLocked', { field: 'group_type' });
    changeType(this.#community, stored, change, editor.id);
    if (isRevised) {
      const { group_type: _, ...edit } = columns;
      const sent = Object.entries(edit).filter(
        ([field]) => change[field as keyof Change] !== undefined,
      );
      revisions.save(editor, 'group', id, columnsOf(stored.group), Object.fromEntries(sent));
      return this.find(id, editor);
    }
    const changes = auditChanges(columnsOf(stored.group), columns);
    stored.group = { ...stored.group, ...columns };
    if (changes && shown.admin_user_id !== editor.id) this.#auditEdit(editor, stored, changes);
    return this.find(id, editor);
  }

  /** Audits and notifies the group's admin of an edit by a moderator or admin. */
  #auditEdit(editor: User, stored: StoredGroup, changes: AuditChanges): void {
    const { accounts, auditLog, notifications } = this.#community;
    const { id, name: title } = stored.group;
    const admin = [...stored.members].find(([, { role }]) => role === 'admin')?.[0];
    const target = accounts.find(admin ?? '');
    const act = { action_type: 'update_group', content_type: 'group', content_id: id } as const;
    auditLog.write(editor, { ...act, title, target, changes });
    const recipients = admin === undefined ? [] : [admin];
    notifications.notify([
      groupStaffNotification('group_edited_by_staff', stored.group, recipients),
    ]);
  }

  /** Returns a group visible to the viewer: a pending one for creator and moderators only. */
  get(id: string, viewer: Pick<User, 'id' | 'role'> | undefined): StoredGroup {
    const stored = this.#stored.get(id);
    const mayKnow =
      stored !== undefined &&
      (isApproved(stored) ||
        (viewer !== undefined &&
          (stored.group.created_by === viewer.id || viewer.role !== 'user')));
    if (!mayKnow) throw new Refusal(404, 'groupNotFound');
    return stored;
  }

  /** Returns a group that the viewer administers. @throws Refusal 403 */
  run(id: string, viewer: User): StoredGroup {
    const stored = this.get(id, viewer);
    if (stored.members.get(viewer.id)?.role !== 'admin') throw new Refusal(403, 'notAllowed');
    return stored;
  }

  /** Returns a group in which the viewer keeps order. @throws Refusal 403 */
  moderate(id: string, viewer: User): StoredGroup {
    const stored = this.get(id, viewer);
    if (!moderatesGroup(stored.members.get(viewer.id)?.role)) throw new Refusal(403, 'notAllowed');
    return stored;
  }

  /** Returns a group whose posts and members the viewer may read (GRP-154). @throws Refusal 403 */
  read(id: string, viewer: User): StoredGroup {
    const stored = this.get(id, viewer);
    if (!isReadBy(stored, viewer.id)) throw new Refusal(403, 'joinGroupFirst');
    return stored;
  }

  /** Returns a group that the viewer belongs to. @throws Refusal 403 */
  take(id: string, viewer: User): StoredGroup {
    const stored = this.get(id, viewer);
    if (!stored.members.has(viewer.id)) throw new Refusal(403, 'joinGroupFirst');
    assertOpen(stored);
    return stored;
  }

  /** Returns a group as stored, without an access check. */
  whole(id: string): Group | undefined {
    return this.#stored.get(id)?.group;
  }

  /** Counts members and posts of a group. */
  sizeOf(id: string): { members_count: number; posts_count: number } {
    const stored = this.#stored.get(id);
    const shown = stored && this.shown(stored, undefined);
    return { members_count: shown?.member_count ?? 0, posts_count: shown?.posts_count ?? 0 };
  }

  /** Lists groups pending approval. */
  pending(): Group[] {
    return [...this.#stored.values()]
      .map(({ group }) => group)
      .filter(({ approval_status }) => approval_status === 'pending');
  }

  /** Writes a revision's changes (ADM-382). */
  apply(id: string, changes: Partial<GroupBody>): void {
    const stored = this.#stored.get(id);
    if (!stored) return;
    stored.group = { ...stored.group, ...columnsOf({ ...stored.group, ...changes }) };
  }

  decide(id: string, isApproved: boolean): void {
    const stored = this.#stored.get(id);
    if (!stored) return;
    const approval_status = isApproved ? 'approved' : 'rejected';
    stored.group = { ...stored.group, approval_status };
  }

  /**
   * Checks whether a member may read a group's post, or without one its new posts: those of a
   * private one, and of a public one's private time, only as a member.
   */
  shows(id: string, viewerId: string, post?: PlacedPost): boolean {
    const stored = this.#stored.get(id);
    if (stored === undefined || !isReadBy(stored, viewerId)) return false;
    return stored.members.has(viewerId) || post === undefined || !isOldPost(stored, post);
  }

  /** Checks whether a member keeps order in a group. */
  isModeratedBy(id: string, memberId: string): boolean {
    return moderatesGroup(this.roleIn(id, memberId));
  }

  roleIn(id: string, memberId: string): GroupRole | null {
    return this.#stored.get(id)?.members.get(memberId)?.role ?? null;
  }

  isClosed(id: string): boolean {
    return Boolean(this.whole(id)?.closed_at);
  }

  isMember(id: string, memberId: string): boolean {
    return this.#stored.get(id)?.members.has(memberId) ?? false;
  }

  /** Lists a member's groups visible to a viewer, latest activity first (ACCT-074–081). */
  ofMember(memberId: string, viewerId: string): ProfileGroup[] {
    const all = [...this.#stored.values()].flatMap((stored) => {
      const part = stored.members.get(memberId);
      const isKnown = memberId === viewerId || isReadBy(stored, viewerId);
      return part && isKnown ? [{ ...this.shown(stored, viewerId), user_role: part.role }] : [];
    });
    return selectMyGroups(all, {}).map((group) => ({
      id: group.id,
      name: group.name,
      description: group.description,
      member_count: group.member_count,
      user_role: group.user_role,
      location: group.location ?? null,
      posts_count: group.posts_count ?? 0,
      industry_tags: group.industry_tags,
      group_type: group.group_type,
    }));
  }

  /** Removes a member from all groups; hands those they run to the longest-standing member. */
  leaveAll(memberId: string): void {
    for (const { group, members, ...asking } of [...this.#stored.values()]) {
      const { requests, invitations, bans, declines } = asking;
      requests.delete(memberId);
      bans.delete(memberId);
      declines.delete(memberId);
      invitations.delete(memberId);
      const part = members.get(memberId);
      if (part?.role === 'admin') asking.offers.clear();
      asking.offers.delete(memberId);
      members.delete(memberId);
      const [heir] = members;
      if (part?.role !== 'admin') continue;
      if (heir) members.set(heir[0], { ...heir[1], role: 'admin' });
      else this.remove(group.id);
    }
  }

  /** Returns the group of a post as the wire has it. */
  named(id: string, post?: PlacedPost): Required<NonNullable<Post['group']>> | undefined {
    const stored = this.#stored.get(id);
    if (!stored) return undefined;
    const { name, group_type } = stored.group;
    const isOld = post !== undefined && isOldPost(stored, post);
    return { id, name, is_private: group_type === 'private' || isOld };
  }

  /** Lists ids of the groups that have invited a member. */
  inviting(memberId: string): StoredGroup[] {
    return [...this.#stored.values()].filter(({ invitations }) => invitations.has(memberId));
  }

  /** Lists the groups in which a member is offered a role. */
  offering(memberId: string): StoredGroup[] {
    return [...this.#stored.values()].filter(({ offers }) => offers.has(memberId));
  }

  /** Returns a group as a member or visitor sees it, with current counts. */
  shown(stored: StoredGroup, viewerId: string | undefined): Group {
    const { group, members, requests, others, declines, offers } = stored;
    const posts = this.#community.posts.of(group.id);
    const fresh = posts.filter(({ created_at }) => Date.parse(NOW) - Date.parse(created_at) < WEEK);
    const count = others.posts + posts.length;
    const adminId = [...members].find(([, { role }]) => role === 'admin')?.[0] ?? null;
    const isModerator = moderatesGroup(members.get(viewerId ?? '')?.role);
    const offeredRole = offers.get(viewerId ?? '')?.role;
    const declinedAt = declines.get(viewerId ?? '');
    const askAgainAt = declinedAt && groupAskAgainAt(new Date(declinedAt)).toISOString();
    const latest =
      posts
        .map(({ notified_at }) => notified_at)
        .sort()
        .at(-1) ?? '';
    return {
      ...group,
      admin_user_id: adminId,
      admin_name:
        this.#community.accounts.member(adminId ?? '')?.full_name ?? group.admin_name ?? null,
      member_count: others.members + members.size,
      posts_count: count,
      post_count: count,
      posts_this_week: others.postsThisWeek + fresh.length,
      active_discussions:
        others.discussions + fresh.filter(({ comments_count }) => comments_count > 0).length,
      activity_at: latest > (group.activity_at ?? '') ? latest : group.activity_at,
      ...(viewerId !== undefined && { membership: membershipOf(stored, viewerId) }),
      ...(askAgainAt && askAgainAt > NOW && { ask_again_at: askAgainAt }),
      ...(offeredRole && { offered_role: offeredRole }),
      ...(viewerId !== undefined &&
        members.has(viewerId) && { notices: noticesOf(this.#community, stored, viewerId) }),
      ...(isModerator && { requests_count: requests.size }),
    };
  }
}
