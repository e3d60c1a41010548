import type { IndustryTag, Role } from '@saudagar/contract';
import { normalizePassword, Refusal } from '@saudagar/contract/server';
import type { Selectable, Updateable } from 'kysely';
import { brokenUniqueness } from '../../database/constraint.ts';
import type { Database } from '../../database/schema.ts';
import { isId, newId } from '../../ids.ts';
import type { FanOut, Publish } from '../../sockets/fanOut.ts';
import { recordDeactivation } from '../admin/appeals/deactivations.ts';
import { forgetDevices } from './knownDevices.ts';
import { keepingAnAdmin } from './lastAdmin.ts';
import { indexMembers, searchedMember } from './memberKeys.ts';
import { isCommonPassword, type Passwords } from './passwords.ts';
import { hashOf } from './sessionTokens.ts';
import type { MembersTable } from './tables.ts';

/** A member as stored. */
export type MemberRow = Selectable<MembersTable>;

/** Fields of a new member. Blank optional fields count as absent. */
export interface NewMember {
  email: string;
  username: string;
  full_name: string;
  password: string;
  company_name?: string | null | undefined;
  location?: string | null | undefined;
  industry_tags?: readonly IndustryTag[] | undefined;
  phone?: string | null | undefined;
  client_id?: string | undefined;
  /** Defaults to `user` (ACCT-044). */
  role?: Role | undefined;
  is_verified?: boolean | undefined;
  /** Defaults to now. */
  created_at?: Date | undefined;
}

/** Work in the transaction of a change, such as its audit. */
export type WithinChange = (write: Database, publish: Publish) => Promise<void>;

/** The members of the community. */
export interface Members {
  /**
   * Makes an account.
   * @throws Refusal 409 on a taken email or username, 422 on a common password.
   */
  add(member: NewMember, within?: (added: MemberRow) => WithinChange): Promise<MemberRow>;
  find(id: string): Promise<MemberRow | null>;
  /** Finds a member by email, ignoring case. */
  findByEmail(email: string): Promise<MemberRow | null>;
  /** @throws Refusal 409 for the last active admin */
  setRole(id: string, role: Role, within?: WithinChange): Promise<void>;
  /** Sets a member's password and ends their sessions. @throws Refusal 422 on a common one */
  setPassword(id: string, password: string, within?: WithinChange): Promise<void>;
  /**
   * Changes a member's password and ends their other sessions; of two concurrent changes with
   * the same old password one is refused.
   * @throws Refusal 403 on a wrong password, 422 on a common or unchanged one
   */
  changePassword(
    member: MemberRow,
    token: string,
    change: { current_password: string; new_password: string },
  ): Promise<void>;
  /**
   * Deactivates a member from the next call on, or reactivates them without old sessions.
   * @throws Refusal 409 for the last active admin
   */
  setActive(id: string, active: boolean, within?: WithinChange): Promise<void>;
  /** Checks whether the community has no members yet. */
  areNone(): Promise<boolean>;
}

interface MembersParts {
  db: Database;
  now: () => Date;
  fanOut: FanOut;
  passwords: Passwords;
}

export function createMembers({ db, now, fanOut, passwords }: MembersParts): Members {
  async function refuseTaken(member: NewMember): Promise<void> {
    const taken = await db
      .selectFrom('members')
      .where((where) =>
        where.or([
          where(where.fn<string>('lower', ['email']), '=', member.email.toLowerCase()),
          where(where.fn<string>('lower', ['username']), '=', member.username.toLowerCase()),
        ]),
      )
      .select('email')
      .execute();
    if (taken.length === 0) return;
    const byEmail = taken.some((row) => row.email.toLowerCase() === member.email.toLowerCase());
    throw byEmail ? emailTaken() : usernameTaken();
  }

  return {
    async add(member, within) {
      if (isCommonPassword(member.password))
        throw new Refusal(422, 'commonPassword', { field: 'password' });
      await refuseTaken(member);
      const row = {
        id: newId(),
        email: member.email,
        username: member.username,
        full_name: member.full_name,
        password_hash: await passwords.hash(member.password),
        role: member.role ?? 'user',
        company_name: member.company_name || null,
        location: member.location || null,
        industry_tags: JSON.stringify(member.industry_tags ?? []),
        phone: member.phone || null,
        is_verified: member.is_verified ?? false,
        photo_version: null,
        deactivated_at: null,
        created_at: member.created_at ?? now(),
        registration_key: member.client_id ?? null,
        searched: searchedMember(member),
      };
      try {
        return await fanOut.transaction(async (write, publish) => {
          const added = await write
            .insertInto('members')
            .values(row)
            .returningAll()
            .executeTakeFirstOrThrow();
          await indexMembers(write, [added]);
          await within?.(added)(write, publish);
          return added;
        });
      } catch (error) {
        // The unique index decides between concurrent registrations.
        const constraint = brokenUniqueness(error);
        if (constraint === 'members_email') throw emailTaken();
        if (constraint === 'members_username') throw usernameTaken();
        throw error;
      }
    },

    async find(id) {
      if (!isId(id)) return null;
      const row = await db
        .selectFrom('members')
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirst();
      return row ?? null;
    },

    async findByEmail(email) {
      const row = await db
        .selectFrom('members')
        .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .selectAll()
        .executeTakeFirst();
      return row ?? null;
    },

    async setRole(id, role, within) {
      await keepingAnAdmin(
        fanOut.transaction(async (write, publish) => {
          await write.updateTable('members').set({ role }).where('id', '=', id).execute();
          await within?.(write, publish);
          publish({ kind: 'account', member: id });
        }),
        'lastActiveAdmin',
      );
    },

    async setPassword(id, password, within) {
      if (isCommonPassword(password))
        throw new Refusal(422, 'commonPassword', { field: 'password' });
      const password_hash = await passwords.hash(password);
      await fanOut.transaction(async (write, publish) => {
        await writePassword(write, publish, id, { password_hash, must_change_password: false });
        await within?.(write, publish);
      });
    },

    async changePassword(member, token, { current_password, new_password }) {
      if (!(await passwords.fits(current_password, member.password_hash)))
        throw wrongPassword('current_password');
      refuseEnded(member, now());
      if (isCommonPassword(new_password))
        throw new Refusal(422, 'commonPassword', { field: 'new_password' });
      if (normalizePassword(new_password) === normalizePassword(current_password))
        throw new Refusal(422, 'samePassword', { field: 'new_password' });
      const password_hash = await passwords.hash(new_password);
      await fanOut.transaction(async (write, publish) => {
        const changed = await write
          .updateTable('members')
          .set({ password_hash, must_change_password: false })
          .where('id', '=', member.id)
          .where('password_hash', '=', member.password_hash)
          .returning('id')
          .executeTakeFirst();
        if (!changed) throw wrongPassword('current_password');
        await forgetDevices(write, member.id, token);
        await write
          .deleteFrom('sessions')
          .where('member_id', '=', member.id)
          .where('token_hash', '<>', hashOf(token))
          .execute();
        // Links mailed for the old password become invalid.
        await write.deleteFrom('password_links').where('member_id', '=', member.id).execute();
        publish({ kind: 'session', member: member.id });
      });
    },

    async setActive(id, active, within) {
      await keepingAnAdmin(
        fanOut.transaction(async (write, publish) => {
          await writeActive(write, publish, id, active ? null : { at: now() });
          await within?.(write, publish);
        }),
        'lastActiveAdmin',
      );
    },

    async areNone() {
      const any = await db.selectFrom('members').select('id').limit(1).executeTakeFirst();
      return any === undefined;
    },
  };
}

/** Sets a member's password, ends their sessions, and invalidates links mailed to them. */
export async function writePassword(
  write: Database,
  publish: Publish,
  id: string,
  change: Pick<Updateable<MembersTable>, 'password_hash' | 'must_change_password'> & {
    temporary_password_until?: Date;
  },
): Promise<void> {
  await write
    .updateTable('members')
    .set({ temporary_password_until: null, ...change })
    .where('id', '=', id)
    .execute();
  await forgetDevices(write, id);
  await write.deleteFrom('sessions').where('member_id', '=', id).execute();
  await write.deleteFrom('password_links').where('member_id', '=', id).execute();
  publish({ kind: 'session', member: id });
}

/** A deactivation from now on; without `until` until an administrator reactivates the account. */
export interface Deactivation {
  readonly at: Date;
  readonly reason?: string | null | undefined;
  readonly until?: Date | null | undefined;
  /** The admin who decided. @default none, as of the operator */
  readonly by?: string | null | undefined;
  /** True when the statement of reasons is written already. @default false */
  readonly isRecorded?: boolean | undefined;
}

/** Deactivates or reactivates a member; old sessions are never valid again. */
export async function writeActive(
  write: Database,
  publish: Publish,
  id: string,
  deactivation: Deactivation | null,
): Promise<void> {
  const deactivated_at = deactivation?.at ?? null;
  if (deactivation && !deactivation.isRecorded) await recordDeactivation(write, id, deactivation);
  await write
    .updateTable('members')
    .set({
      deactivated_at,
      deactivation_reason: deactivation?.reason ?? null,
      deactivated_until: deactivation?.until ?? null,
    })
    .where('id', '=', id)
    .execute();
  // A deactivated member's devices stop receiving notifications.
  if (deactivated_at)
    await write.deleteFrom('push_subscriptions').where('member_id', '=', id).execute();
  // Sessions remain while deactivated, so each call can answer with the reason.
  if (!deactivated_at) await write.deleteFrom('sessions').where('member_id', '=', id).execute();
  publish({ kind: 'session', member: id });
}

/** @throws Refusal 403 when a temporary password has expired (ADM-343) */
export function refuseEnded(
  {
    must_change_password,
    temporary_password_until: until,
  }: Pick<MemberRow, 'must_change_password' | 'temporary_password_until'>,
  now: Date,
): void {
  if (must_change_password && until && until <= now) throw new Refusal(403, 'passwordEnded');
}

/** Error for a typed password that is not the member's. */
export const wrongPassword = (field: string) => new Refusal(403, 'wrongPassword', { field });
const emailTaken = () => new Refusal(409, 'emailTaken', { field: 'email' });
const usernameTaken = () => new Refusal(409, 'usernameTaken', { field: 'username' });
