import { getMe, listPosts, login, logout, logoutEverywhere } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { PASSWORD, type Stage } from '../stage.ts';

const ENDED = {
  en: 'Your session has ended. Sign in again.',
  id: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
};
const DEACTIVATED = {
  en: 'This account has been deactivated. Contact an administrator.',
  id: 'Akun ini telah dinonaktifkan. Hubungi admin.',
  code: 'deactivated',
};

/** Signing in and out; `rolesSuite` covers access to every endpoint. */
export function accessSuite(stage: Stage): void {
  describe('a deactivated member', () => {
    it('a deactivated member cannot sign in, and only the right password learns why', async () => {
      const { user } = await stage.signUp();
      await stage.deactivate(user.id);
      const signIn = (password: string) => (client: ReturnType<Stage['client']>) =>
        client.call(login, { body: { email: user.email, password } });
      await stage.refuses({ status: 403, ...DEACTIVATED }, undefined, signIn(PASSWORD));
      await stage.refuses(
        { status: 401, en: 'Invalid email or password', id: 'Email atau kata sandi salah' },
        undefined,
        signIn('salah-sekali'),
      );
    });
  });

  describe('signing out', () => {
    it('signing out ends the session of its token and no other', async () => {
      const { user, token, client } = await stage.signUp();
      const body = { email: user.email, password: PASSWORD };
      const other = await stage.client().call(login, { body });
      expect(await client.call(logout)).toBeUndefined();
      await stage.refuses({ status: 401, ...ENDED }, token, (again) => again.call(getMe));
      await stage.refuses({ status: 401, ...ENDED }, token, (again) => again.call(logout));
      const page = await stage.client(other.access_token).call(listPosts);
      expect(page.items).toBeInstanceOf(Array);
    });

    it('signing out everywhere ends every session of the member and of nobody else', async () => {
      const [{ user, token, client }, bystander] = [await stage.signUp(), await stage.signUp()];
      const body = { email: user.email, password: PASSWORD };
      const other = await stage.client().call(login, { body });
      expect(await client.call(logoutEverywhere)).toBeUndefined();
      for (const ended of [token, other.access_token])
        await stage.refuses({ status: 401, ...ENDED }, ended, (again) => again.call(getMe));
      expect(await bystander.client.call(getMe)).toEqual(bystander.user);
      const anew = await stage.client().call(login, { body });
      expect(await stage.client(anew.access_token).call(getMe)).toEqual(user);
    });
  });
}
