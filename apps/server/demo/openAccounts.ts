import type { MemberRow, Members } from '../src/areas/account/members.ts';
import type { Passwords } from '../src/areas/account/passwords.ts';
import { demoAccounts } from './demoAccounts.ts';

/** The demo's accounts that a community holds and nobody has deactivated. */
async function openAccounts(members: Members): Promise<MemberRow[]> {
  const found = await Promise.all(demoAccounts.map(({ email }) => members.findByEmail(email)));
  return found.filter((member) => member !== null && member.deactivated_at === null) as MemberRow[];
}

/** Whether one of the demo's accounts still opens with the password that everybody knows. */
export async function hasOpenDemoAccounts(
  members: Members,
  passwords: Passwords,
): Promise<boolean> {
  for (const { email, password_hash } of await openAccounts(members)) {
    const password = demoAccounts.find((account) => account.email === email)?.password ?? '';
    if (await passwords.fits(password, password_hash)) return true;
  }
  return false;
}

/** Deactivates the demo's accounts; what they wrote stays. Returns how many there were. */
export async function shutDemoAccounts(members: Members): Promise<number> {
  const accounts = await openAccounts(members);
  for (const { id } of accounts) await members.setActive(id, false);
  return accounts.length;
}
