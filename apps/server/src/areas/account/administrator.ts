import { Email, Password, Username } from '@saudagar/contract';
import type { AccountAct } from '@saudagar/contract/server';
import { core } from 'zod/mini';
import type { Members, WithinChange } from './members.ts';

/** The administrator or moderator to appoint; name and password are for a new account only. */
export interface NewAdministrator {
  email: string;
  /** @default admin */
  role?: 'admin' | 'moderator';
  full_name?: string | undefined;
  /** Defaults to one derived from the email. */
  username?: string | undefined;
  password?: string | undefined;
}

/** Audits an act of the operator on an account, in its transaction. */
export type AuditOperator = (
  act: Omit<AccountAct, 'admins'> & { before?: { role: string } },
) => WithinChange;

/** Reason why an administrator cannot be made; the message names it. */
export class AdministratorError extends Error {
  override readonly name = 'NotAnAdministrator';
}

/**
 * Makes a member an administrator or moderator; creates the account for a new email.
 * @throws NotAnAdministrator on a bad email, username or password, a missing name, a deactivated
 * member, and for a moderator who is an administrator already
 * @throws Refusal on a taken username or a common password
 */
export async function makeAdministrator(
  members: Members,
  wanted: NewAdministrator,
  audited: AuditOperator,
): Promise<'made' | 'promoted' | 'unchanged'> {
  const { role = 'admin' } = wanted;
  const email = readEmail(wanted.email);
  const member = await members.findByEmail(email);
  if (member) {
    if (member.deactivated_at)
      throw new AdministratorError('This member is deactivated and can be given no role');
    if (member.role === role) return 'unchanged';
    if (member.role === 'admin')
      throw new AdministratorError(
        'This member is an administrator, who may do all a moderator may',
      );
    const before = { role: member.role };
    await members.setRole(member.id, role, audited({ type: 'change_role', member, role, before }));
    return 'promoted';
  }
  const full_name = wanted.full_name?.trim();
  if (!full_name) throw new AdministratorError('A new administrator needs a name');
  const account = {
    email,
    full_name,
    username: parsed(
      Username,
      wanted.username || usernameFrom(email),
      'A username has 3 to 30 letters, digits, underscores and dots',
    ),
    password: readPassword(wanted.password ?? ''),
    role,
    is_verified: true,
  };
  await members.add(account, (member) => audited({ type: 'create_user', member, role }));
  return 'made';
}

/**
 * Sets a new password for an administrator and ends their sessions.
 * @throws NotAnAdministrator unless the email is an active administrator's and the password long
 * enough
 * @throws Refusal on a common password
 */
export async function resetPassword(
  members: Members,
  wanted: { email: string; password: string },
  audited: AuditOperator,
): Promise<void> {
  const member = await members.findByEmail(readEmail(wanted.email));
  if (member?.role !== 'admin' || member.deactivated_at)
    throw new AdministratorError('This email is not that of an active administrator');
  const within = audited({ type: 'reset_password', member });
  await members.setPassword(member.id, readPassword(wanted.password), within);
}

/** Normalizes an email to its stored form. @throws NotAnAdministrator on an invalid one */
export const readEmail = (text: string): string =>
  parsed(Email, text, 'This is not a valid email address');

const readPassword = (text: string): string =>
  parsed(Password, text, 'A password has at least 8 characters and at most 200');

function parsed(schema: core.$ZodType<string>, value: string, complaint: string): string {
  const result = core.safeParse(schema, value);
  if (!result.success) throw new AdministratorError(complaint);
  return result.data;
}

function usernameFrom(email: string): string {
  const name = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9_.]/g, '_').slice(0, 30);
  return name.padEnd(3, '_');
}
