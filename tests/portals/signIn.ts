import assert from 'node:assert/strict';
import { demoAccounts } from '../../apps/server/demo/demoAccounts.ts';

/** Returns the token of a demo member, as the portal itself would get it, once they exist. */
export async function signInToDemo(serverUrl: string): Promise<string> {
  const account = demoAccounts.find(({ role }) => role === 'member');
  const ask = () =>
    fetch(`${serverUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account?.email, password: account?.password }),
    });
  let answer = await ask();
  // The server answers before its demo is complete.
  for (let tries = 0; answer.status === 401 && tries < 120; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    answer = await ask();
  }
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { access_token: string }).access_token;
}
