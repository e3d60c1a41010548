import {
  type ManagedUser,
  type Role,
  type setUserStatus,
  TEMPORARY_PASSWORD_HOURS,
} from '@saudagar/contract';
import {
  type AccountAct,
  type AuditChanges,
  auditChanges,
  EXPORTED_MAX,
  exportNotes,
  Refusal,
} from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { z } from 'zod/mini';
import type { Community } from '../../../community.ts';
import type { Database } from '../../../database/schema.ts';
import { isId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import { type MemberRow, writeActive, writePassword } from '../../account/members.ts';
import type { Passwords } from '../../account/passwords.ts';
import type { ServiceParts } from '../../area.ts';
import { deactivateMember } from '../../memberData.ts';
import { latestDeactivation, settleAppeals } from '../appeals/deactivations.ts';
import { audit, type Moderator } from '../auditLog.ts';
import { auditAccountAct } from './accountActs.ts';
import { mailMember } from './mailMember.ts';
import { temporaryPassword } from './temporaryPassword.ts';
import { readAllUsers, readUser, readUsers, toManagedUser, type UserFilters } from './userRows.ts';

const HOUR = 3_600_000;
const DAYS_OF_NEW = 30;

/** Reason and end of a deactivation, as an admin asks for it. */
type AskedDeactivation = Pick<z.output<typeof setUserStatus.body>, 'reason' | 'until'>;

/** Accounts as moderators see them and admins manage them. Refusals are thrown as `Refusal`. */
export type ManagedUsers = ReturnType<typeof createManagedUsers>;

export function createManagedUsers(parts: ServiceParts, passwords: Passwords) {
  const { db, now, fanOut, mailbox, notify } = parts;
  const act = (
    write: Database,
    publish: Publish,
    admin: Moderator,
    member: MemberRow,
    {
      notes,
      changes,
      ...of
    }: Pick<AccountAct, 'type' | 'role'> & {
      notes?: string;
      changes?: AuditChanges;
    },
  ) => auditAccountAct({ notify, now }, write, publish, admin, { ...of, member, notes, changes });

  async function reactivate(
    write: Database,
    publish: Publish,
    admin: Moderator,
    target: MemberRow,
  ): Promise<void> {
    await writeActive(write, publish, target.id, null);
    await act(write, publish, admin, target, { type: 'activate_user' });
  }

  async function find(viewer: Pick<Moderator, 'id' | 'role'>, id: string): Promise<ManagedUser> {
    const row = isId(id) ? await readUser(db, id) : undefined;
    if (!row) throw userNotFound();
    const { seen_at, warnings_count } = await db
      .selectNoFrom((of) => [
        of.selectFrom('visits').where('member_id', '=', id).select('seen_at').as('seen_at'),
        of
          .selectFrom('warnings')
          .where('member_id', '=', id)
          .select(sql<number>`count(*)::integer`.as('count'))
          .as('warnings_count'),
      ])
      .executeTakeFirstOrThrow();
    return {
      ...toManagedUser(row, viewer, now()),
      warnings_count: warnings_count ?? 0,
      last_seen_at: seen_at?.toISOString() ?? null,
    };
  }

  return {
    find,

    async stats() {
      const since = new Date(now().getTime() - DAYS_OF_NEW * 24 * HOUR);
      const { rows } = await sql<Record<'total' | 'active' | 'admins' | 'fresh', number>>`
        select count(*)::integer as total,
          count(*) filter (where deactivated_at is null)::integer as active,
          count(*) filter (where role = 'admin')::integer as admins,
          count(*) filter (where created_at >= ${since})::integer as fresh
        from members`.execute(db);
      const { total = 0, active = 0, admins = 0, fresh = 0 } = rows[0] ?? {};
      return {
        overview: { total_users: total, active_users: active, admin_users: admins },
        activity: { new_registrations_30d: fresh },
      };
    },

    async page(viewer: Moderator, query: Parameters<typeof readUsers>[1]) {
      const { items, ...page } = await readUsers(db, query);
      return { ...page, users: items.map((row) => toManagedUser(row, viewer, now())) };
    },

    /** Exports all matching accounts; the export is audited. */
    export: (admin: Moderator, filters: UserFilters) =>
      db.transaction().execute(async (write) => {
        const rows = await readAllUsers(write, filters, EXPORTED_MAX + 1);
        const act = { action_type: 'export_users', notes: exportNotes(filters) } as const;
        await audit(write, admin, act, now());
        return {
          users: rows.slice(0, EXPORTED_MAX).map((row) => toManagedUser(row, admin, now())),
          is_cut: rows.length > EXPORTED_MAX,
        };
      }),

    async setRole(admin: Moderator, id: string, role: Role): Promise<ManagedUser> {
      await fanOut.transaction(async (write, publish) => {
        const target = await lockAnother(write, admin, id);
        if (target.role === 'moderator') throw new Refusal(409, 'moderatorRoleFixed');
        if (target.role === role) return;
        await write.updateTable('members').set({ role }).where('id', '=', id).execute();
        const notes = `${target.role} → ${role}`;
        const changes = { before: { role: target.role }, after: { role } };
        await act(write, publish, admin, target, { type: 'change_role', role, notes, changes });
        publish({ kind: 'account', member: id });
      });
      return find(admin, id);
    },

    async activate(admin: Moderator, id: string): Promise<ManagedUser> {
      await fanOut.transaction(async (write, publish) => {
        const target = await lockAnother(write, admin, id);
        if (!target.deactivated_at) return;
        await settleAppeals(write, publish, admin, id, now());
        await reactivate(write, publish, admin, target);
        await mailMember(mailbox, write, publish, 'accountReactivated', id);
      });
      return find(admin, id);
    },

    /** Locks the accounts of an appealed deactivation, before its appeal. @throws Refusal 403 */
    lock: lockAnother,

    /**
     * Reactivates an account by the decision on an appeal, whose own mail tells the member; false
     * when a later decision deactivated it.
     */
    async reactivateAppealed(
      write: Database,
      publish: Publish,
      admin: Moderator,
      decision: { readonly id: string; readonly member_id: string },
    ): Promise<boolean> {
      const target = await lockAnother(write, admin, decision.member_id);
      if (!target.deactivated_at) return true;
      if ((await latestDeactivation(write, target.id))?.id !== decision.id) return false;
      await reactivate(write, publish, admin, target);
      return true;
    },

    /** Deactivates an account; a later reason or end replaces the former one. */
    async deactivate(admin: Moderator, id: string, asked: AskedDeactivation): Promise<ManagedUser> {
      const until = asked.until === undefined ? null : new Date(asked.until);
      const reason = asked.reason ?? null;
      await fanOut.transaction(async (write, publish) => {
        const target = await lockAnother(write, admin, id);
        if (until && until <= now()) throw new Refusal(422, 'suspensionPast', { field: 'until' });
        const after = { reason, until: until?.toISOString() ?? null };
        const before = {
          reason: target.deactivation_reason,
          until: target.deactivated_until?.toISOString() ?? null,
        };
        const changes = auditChanges({ until: before.until }, { until: after.until });
        if (target.deactivated_at) {
          const isGiven = asked.reason !== undefined || asked.until !== undefined;
          if (!isGiven || auditChanges(before, after) === null) return;
        }
        const at = target.deactivated_at ?? now();
        const deactivation = { at, reason, until, by: admin.id };
        await deactivateMember(parts, write, publish, id, deactivation);
        await act(write, publish, admin, target, {
          type: 'deactivate_user',
          ...(reason !== null && { notes: reason }),
          ...(changes && { changes }),
        });
        await mailMember(mailbox, write, publish, 'accountDeactivated', id);
      });
      return find(admin, id);
    },

    /** Sets a password valid for one day that must be changed (ADM-335, 343, 344). */
    async resetPassword(admin: Moderator, id: string) {
      if (admin.id === id) throw new Refusal(403, 'notOnYourself');
      const password = temporaryPassword();
      const password_hash = await passwords.hash(password);
      const expires_at = new Date(now().getTime() + TEMPORARY_PASSWORD_HOURS * HOUR);
      await fanOut.transaction(async (write, publish) => {
        const target = await lockAnother(write, admin, id);
        await writePassword(write, publish, id, {
          password_hash,
          must_change_password: true,
          temporary_password_until: expires_at,
        });
        await act(write, publish, admin, target, { type: 'reset_password' });
      });
      return { temporary_password: password, expires_at: expires_at.toISOString() };
    },

    /** Deletes an account as its owner could (ADM-349). */
    delete: (community: Community, admin: Moderator, id: string) =>
      community.leave(community, id, async (write, publish) => {
        const target = await lockAnother(write, admin, id);
        await act(write, publish, admin, target, { type: 'delete_user' });
      }),
  };
}

/**
 * Locks both accounts, so of two admins who act on each other the second sees the first's
 * change.
 * @throws Refusal 403 on oneself and for callers who are no longer active admins, 404
 */
async function lockAnother(write: Database, admin: Moderator, id: string): Promise<MemberRow> {
  if (admin.id === id) throw new Refusal(403, 'notOnYourself');
  if (!isId(id)) throw userNotFound();
  const rows = await write
    .selectFrom('members')
    .where('id', 'in', [admin.id, id])
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute();
  const actor = rows.find((row) => row.id === admin.id);
  if (actor?.role !== 'admin' || actor.deactivated_at) throw new Refusal(403, 'notAllowed');
  const target = rows.find((row) => row.id === id);
  if (!target) throw userNotFound();
  return target;
}

const userNotFound = () => new Refusal(404, 'userNotFound');
