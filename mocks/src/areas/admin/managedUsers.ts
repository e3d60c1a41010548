import {
  type listUsers,
  type ManagedUser,
  type Role,
  type setUserStatus,
  USERS_PAGE,
  type User,
} from '@saudagar/contract';
import {
  type AccountAct,
  type AuditChanges,
  accountNotifications,
  auditChanges,
  comparable,
  EXPORTED_MAX,
  exportNotes,
  isFound,
  Refusal,
  type SpreadsheetReader,
  userFileName,
  userTable,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { csvOf } from '../../core/csv.ts';
import { badCursor, cut } from '../../core/paging.ts';
import { minutesAgo, NOW } from '../../core/time.ts';
import type { KnownAccount } from '../account/accounts.ts';
import { removeMember, shutOutMember } from '../account/removeMember.ts';
import { searchedMember } from '../network/people.ts';

type UsersQuery = core.output<typeof listUsers.query>;
type UserFilters = Pick<UsersQuery, 'active_only' | 'search' | 'role'>;

const DAY = 24 * 60;
/** Reason and end of a deactivation, as an admin asks for it. */
type AskedDeactivation = Pick<core.output<typeof setUserStatus.body>, 'reason' | 'until'>;

const COUNTED_MAX = 1000;
const ALL = { limit: Number.MAX_SAFE_INTEGER };

/** Accounts as moderators see them and admins manage them. */
export class ManagedUsers {
  #community: Community;
  #given = 0;

  constructor(community: Community) {
    this.#community = community;
    community.accounts.onSuspensionEnded((user) => {
      community.appeals.endDeactivation(user.id);
      community.mails.aboutAccount(user);
      this.#audit(null, user, { type: 'end_suspension' });
    });
  }

  stats() {
    const all = this.#community.accounts.all();
    const count = (holds: (account: KnownAccount) => boolean) => all.filter(holds).length;
    return {
      overview: {
        total_users: all.length,
        active_users: count(({ isActive }) => isActive),
        admin_users: count(({ user }) => user.role === 'admin'),
      },
      activity: {
        new_registrations_30d: count(({ joinedAt }) => joinedAt >= minutesAgo(30 * DAY)),
      },
    };
  }

  /** Lists accounts by name (ADM-272–278). */
  list(viewer: User, { skip = 0, limit = USERS_PAGE, cursor, ...filters }: UsersQuery) {
    const all = this.#found(filters);
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const rest =
      after === undefined ? all.slice(skip) : all.filter((account) => positionOf(account) > after);
    const page = cut(rest, limit, (last) => encodeURIComponent(positionOf(last)));
    return {
      users: page.items.map((account) => this.#shown(viewer, account)),
      total: Math.min(all.length, COUNTED_MAX),
      is_more: all.length > COUNTED_MAX,
      cursor: page.cursor,
    };
  }

  /** Exports all matching accounts as CSV; the export is audited. */
  export(viewer: User, filters: UserFilters, reader: SpreadsheetReader) {
    const all = this.#found(filters);
    const users = all.slice(0, EXPORTED_MAX).map((account) => this.#shown(viewer, account));
    this.#community.auditLog.write(viewer, {
      action_type: 'export_users',
      notes: exportNotes(filters),
    });
    return {
      file_name: userFileName(new Date(NOW), reader),
      csv: csvOf(userTable(users, reader), reader),
      is_cut: all.length > EXPORTED_MAX,
    };
  }

  /** @throws Refusal 404 */
  find(viewer: User, id: string): ManagedUser {
    const account = this.#get(id);
    const { visits, warnings } = this.#community;
    return {
      ...this.#shown(viewer, account),
      warnings_count: warnings.countOf(id),
      last_seen_at: visits.lastSeen(id),
    };
  }

  setRole(admin: User, id: string, role: Role): ManagedUser {
    const { user } = this.#another(admin, id);
    if (user.role === 'moderator') throw new Refusal(409, 'moderatorRoleFixed');
    if (user.role !== role) {
      this.#community.accounts.changeRole(id, role);
      const changes = { before: { role: user.role }, after: { role } };
      const notes = `${user.role} → ${role}`;
      this.#audit(admin, user, { type: 'change_role', role, notes, changes });
      this.#community.events.publish(id, { type: 'account' });
    }
    return this.find(admin, id);
  }

  activate(admin: User, id: string): ManagedUser {
    const account = this.#another(admin, id);
    if (!account.isActive) {
      const { appeals, mails } = this.#community;
      appeals.endDeactivation(id, admin.id);
      mails.aboutAccount(account.user);
      this.#reactivate(admin, account.user);
    }
    return this.find(admin, id);
  }

  /** Reactivates an account by the decision on an appeal. */
  reactivateAppealed(admin: User, id: string): void {
    const { user } = this.#another(admin, id);
    this.#community.appeals.endDeactivation(id);
    this.#reactivate(admin, user);
  }

  #reactivate(admin: User, user: User): void {
    this.#community.accounts.activate(user.id);
    this.#audit(admin, user, { type: 'activate_user' });
  }

  /** Deactivates an account; a later reason or end replaces the former one. */
  deactivate(admin: User, id: string, asked: AskedDeactivation): ManagedUser {
    const { user, isActive, deactivation } = this.#another(admin, id);
    const until = asked.until === undefined ? null : new Date(asked.until).toISOString();
    if (until !== null && until <= NOW)
      throw new Refusal(422, 'suspensionPast', { field: 'until' });
    const after = { reason: asked.reason ?? null, until };
    const { reason = null, until: end = null } = deactivation ?? {};
    const isGiven = asked.reason !== undefined || asked.until !== undefined;
    if (isActive || (isGiven && auditChanges({ reason, until: end }, after))) {
      const { appeals, mails } = this.#community;
      shutOutMember(this.#community, id, after);
      appeals.noteDecider(id, admin.id);
      mails.aboutAccount(user);
      const changes = auditChanges({ until: end }, { until });
      const act = { type: 'deactivate_user', notes: after.reason } as const;
      this.#audit(admin, user, { ...act, ...(changes && { changes }) });
    }
    return this.find(admin, id);
  }

  resetPassword(admin: User, id: string) {
    const { user } = this.#another(admin, id);
    this.#given += 1;
    const temporary_password = `kopi-jati-batik-${1000 + this.#given}`;
    this.#community.accounts.giveTemporaryPassword(id, temporary_password);
    this.#audit(admin, user, { type: 'reset_password' });
    return { temporary_password, expires_at: minutesAgo(-DAY) };
  }

  /** Deactivates an account, or deletes it permanently as the owner could. */
  remove(
    admin: User,
    id: string,
    { isPermanent, ...asked }: AskedDeactivation & { isPermanent: boolean },
  ): void {
    if (!isPermanent) {
      this.deactivate(admin, id, asked);
      return;
    }
    const { user } = this.#another(admin, id);
    removeMember(this.#community, id);
    this.#audit(admin, user, { type: 'delete_user' });
  }

  #found({ active_only, search = '', role }: UserFilters): KnownAccount[] {
    return this.#community.accounts
      .all()
      .filter(({ isActive }) => active_only !== 'true' || isActive)
      .filter(({ user }) => role === undefined || user.role === role)
      .filter(({ user }) => isFound(`${searchedMember(user)} ${comparable(user.email)}`, search))
      .sort((one, other) => (positionOf(one) < positionOf(other) ? -1 : 1));
  }

  #get(id: string): KnownAccount {
    const account = this.#community.accounts.all().find(({ user }) => user.id === id);
    if (!account) throw new Refusal(404, 'userNotFound');
    return account;
  }

  #another(admin: User, id: string): KnownAccount {
    if (admin.id === id) throw new Refusal(403, 'notOnYourself');
    return this.#get(id);
  }

  #audit(
    admin: User | null,
    target: User,
    {
      type,
      role,
      notes = null,
      changes,
    }: Pick<AccountAct, 'type' | 'role'> & { notes?: string | null; changes?: AuditChanges },
  ): void {
    const { accounts, auditLog, notifications } = this.#community;
    auditLog.write(admin, {
      action_type: type,
      content_type: 'member',
      content_id: target.id,
      title: target.full_name,
      target,
      notes,
      changes,
    });
    const admins = accounts
      .active()
      .filter((one) => one.role === 'admin' && one.id !== admin?.id)
      .map(({ id }) => id);
    const act = { type, member: target, admins, ...(role && { role }) };
    notifications.notify(accountNotifications(act));
  }

  #shown(viewer: User, { user, isActive, joinedAt, deactivation }: KnownAccount): ManagedUser {
    const { communityEvents, groups, posts, resources } = this.#community;
    const { id, full_name, email, username, role, company_name, location, phone } = user;
    const age = Date.parse(NOW) - Date.parse(joinedAt);
    return {
      ...{ id, full_name, email, username, role, is_active: isActive, deactivation },
      posts_count: posts.listBy(id, id, ALL).items.length,
      groups_count: groups.mine(id, ALL).items.length,
      events_count: communityEvents.all().filter(({ event }) => event.organizer_id === id).length,
      resources_count: resources.madeBy(id),
      account_age_days: Math.floor(age / (DAY * 60_000)),
      company_name: company_name ?? null,
      location: location ?? null,
      phone: viewer.role === 'admin' ? (phone ?? null) : null,
      can_manage: viewer.role === 'admin' && viewer.id !== id,
    };
  }
}

const positionOf = ({ user }: KnownAccount) => `${searchedMember(user)}\n${user.id}`;

function readCursor(cursor: string): string {
  try {
    const position = decodeURIComponent(cursor);
    if (/\n[\w-]+$/.test(position)) return position;
  } catch {}
  throw badCursor();
}
