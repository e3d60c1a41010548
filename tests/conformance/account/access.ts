import { getMe, listPosts, login, logout, logoutEverywhere } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { type Harness, PASSWORD } from '../harness.ts';

const ENDED = {
  en: 'Your session has ended. Sign in again.',
  id: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
};
const DEACTIVATED = {
  en: 'This account has been deactivated. Contact an administrator.',
  id: 'Akun ini telah dinonaktifkan. Hubungi admin.',
  code: 'deactivated',
};

/** Signing in and out; `rolesSuite` has who may call what. */
export function accessSuite(harness: Harness): void {
  describe('a deactivated member', () => {
    it('cannot sign in, and only the right password learns why', async () => {
      const { user } = await harness.signUp();
      await harness.deactivate(user.id);
      const signIn = (password: string) => (client: ReturnType<Harness['client']>) =>
        client.call(login, { body: { email: user.email, password } });
      await harness.refuses({ status: 403, ...DEACTIVATED }, undefined, signIn(PASSWORD));
      await harness.refuses(
        { status: 401, en: 'Invalid email or password', id: 'Email atau kata sandi salah' },
        undefined,
        signIn('salah-sekali'),
      );
    });
  });

  describe('signing out', () => {
    it('ends the session of its token and no other', async () => {
      const { user, token, client } = await harness.signUp();
      const body = { email: user.email, password: PASSWORD };
      const other = await harness.client().call(login, { body });
      expect(await client.call(logout)).toBeUndefined();
      await harness.refuses({ status: 401, ...ENDED }, token, (again) => again.call(getMe));
      await harness.refuses({ status: 401, ...ENDED }, token, (again) => again.call(logout));
      const page = await harness.client(other.access_token).call(listPosts);
      expect(page.items).toBeInstanceOf(Array);
    });

    it('everywhere ends every session of the member, and nobody else’s', async () => {
      const [{ user, token, client }, bystander] = [await harness.signUp(), await harness.signUp()];
      const body = { email: user.email, password: PASSWORD };
      const other = await harness.client().call(login, { body });
      expect(await client.call(logoutEverywhere)).toBeUndefined();
      for (const ended of [token, other.access_token])
        await harness.refuses({ status: 401, ...ENDED }, ended, (again) => again.call(getMe));
      expect(await bystander.client.call(getMe)).toEqual(bystander.user);
      const anew = await harness.client().call(login, { body });
      expect(await harness.client(anew.access_token).call(getMe)).toEqual(user);
    });
  });
}
