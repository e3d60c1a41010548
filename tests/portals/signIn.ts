import assert from 'node:assert/strict';
import { demoAccounts } from '../../apps/server/demo/demoAccounts.ts';

/** The token of a member of the demo, as the portal itself would have it, once they are there. */
export async function signInToDemo(serverUrl: string): Promise<string> {
  const account = demoAccounts.find(({ role }) => role === 'member');
  const ask = () =>
    fetch(`${serverUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account?.email, password: account?.password }),
    });
  let answer = await ask();
  // The server answers while its demo is still being made.
  for (let tries = 0; answer.status === 401 && tries < 120; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    answer = await ask();
  }
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { access_token: string }).access_token;
}
