import { Email, Password, Username } from '@saudagar/contract';
import { core } from 'zod/mini';
import type { Members } from './members.ts';

/** Who is to administer or moderate the community. Name and password are for a new account only. */
export interface NewAdministrator {
  email: string;
  /** @default admin */
  role?: 'admin' | 'moderator';
  full_name?: string | undefined;
  /** Defaults to one made of the email. */
  username?: string | undefined;
  password?: string | undefined;
}

/** Something in the way of making an administrator; the message says what. */
export class NotAnAdministrator extends Error {
  override readonly name = 'NotAnAdministrator';
}

/**
 * Makes a member an administrator or a moderator, or an account that is one where the email has none.
 * @throws NotAnAdministrator on a bad email, username or password, a missing name, a deactivated member,
 * and for a moderator who is an administrator already
 * @throws Refusal where the username is taken or the password common
 */
export async function makeAdministrator(
  members: Members,
  wanted: NewAdministrator,
): Promise<'made' | 'promoted' | 'unchanged'> {
  const { role = 'admin' } = wanted;
  const email = readEmail(wanted.email);
  const member = await members.findByEmail(email);
  if (member) {
    if (member.deactivated_at)
      throw new NotAnAdministrator('This member is deactivated and can be given no role');
    if (member.role === role) return 'unchanged';
    if (member.role === 'admin')
      throw new NotAnAdministrator(
        'This member is an administrator, who may do all a moderator may',
      );
    await members.setRole(member.id, role);
    return 'promoted';
  }
  const full_name = wanted.full_name?.trim();
  if (!full_name) throw new NotAnAdministrator('A new administrator needs a name');
  await members.add({
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
  });
  return 'made';
}

/**
 * Gives an administrator who has lost their password another one; their sessions end.
 * @throws NotAnAdministrator where the email is no active administrator's, or the password is too short
 * @throws Refusal where the password is common
 */
export async function resetPassword(
  members: Members,
  wanted: { email: string; password: string },
): Promise<void> {
  const member = await members.findByEmail(readEmail(wanted.email));
  if (member?.role !== 'admin' || member.deactivated_at)
    throw new NotAnAdministrator('This email is not that of an active administrator');
  await members.setPassword(member.id, readPassword(wanted.password));
}

/** An email as it will be stored. @throws NotAnAdministrator where it is none */
export const readEmail = (text: string): string =>
  parsed(Email, text, 'This is not a valid email address');

const readPassword = (text: string): string =>
  parsed(Password, text, 'A password has at least 8 characters and at most 200');

function parsed(schema: core.$ZodType<string>, value: string, complaint: string): string {
  const result = core.safeParse(schema, value);
  if (!result.success) throw new NotAnAdministrator(complaint);
  return result.data;
}

function usernameFrom(email: string): string {
  const name = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9_.]/g, '_').slice(0, 30);
  return name.padEnd(3, '_');
}
