import { members } from './content/members.ts';

/** The password of every demo account. Known to all, so the demo runs on loopback only. */
export const DEMO_PASSWORD = 'saudagar-demo';

/** An account of the demo that a visitor may sign in with. */
export interface DemoAccount {
  role: 'member' | 'moderator' | 'admin';
  email: string;
  password: string;
}

/** The accounts to try the demo with, one of each role. */
export const demoAccounts: readonly DemoAccount[] = members.flatMap((member) => {
  const { email, role } = member;
  if (email === undefined) return [];
  return [{ role: role && role !== 'user' ? role : 'member', email, password: DEMO_PASSWORD }];
});
