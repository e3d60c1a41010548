import type { AuditOperator } from '../src/areas/account/administrator.ts';
import type { MemberRow, Members } from '../src/areas/account/members.ts';
import type { Passwords } from '../src/areas/account/passwords.ts';
import { demoAccounts } from './demoAccounts.ts';

/** Demo accounts of a community that are still active. */
async function openAccounts(members: Members): Promise<MemberRow[]> {
  const demoMembers = await Promise.all(
    demoAccounts.map(({ email }) => members.findByEmail(email)),
  );
  return demoMembers.filter(
    (member) => member !== null && member.deactivated_at === null,
  ) as MemberRow[];
}

/** Checks whether an active demo account still accepts the public demo password. */
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

/** Deactivates the demo accounts and keeps their content. Returns how many there were. */
export async function shutDemoAccounts(members: Members, audited: AuditOperator): Promise<number> {
  const accounts = await openAccounts(members);
  for (const member of accounts)
    await members.setActive(member.id, false, audited({ type: 'deactivate_user', member }));
  return accounts.length;
}
