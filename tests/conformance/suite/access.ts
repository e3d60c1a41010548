import {
  type Endpoint,
  endpoints,
  getMe,
  listPosts,
  login,
  logout,
  logoutEverywhere,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import { PASSWORD, type Stage } from '../stage.ts';

const guarded = endpoints
  .filter(({ who }) => who !== 'anyone')
  .map((endpoint) => [endpoint.name, endpoint] as const);

const SIGN_IN = { en: 'Sign in to continue', id: 'Masuk untuk melanjutkan' };
const ENDED = {
  en: 'Your session has ended. Sign in again.',
  id: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
};
const DEACTIVATED = {
  en: 'This account has been deactivated. Contact an administrator.',
  id: 'Akun ini telah dinonaktifkan. Hubungi administrator.',
};

/** Who may call: no endpoint but those for anyone, without a live session of an active member. */
export function accessSuite(stage: Stage): void {
  /** Calls an endpoint with nothing in it: who may not call learns no more than that. */
  async function knock(endpoint: Endpoint, token: string | undefined, locale: string) {
    const path = endpoint.path
      .replace('{category}', 'posts')
      .replace('{size}', 'small')
      .replace(/\{\w+\}/g, 'nothing');
    const headers = { 'accept-language': locale };
    const answer = await stage.fetch(path, { method: endpoint.method, headers, token });
    return { status: answer.status, body: await answer.json() };
  }

  describe.each(guarded)('%s', (_, endpoint) => {
    test.each(Object.entries(SIGN_IN))('without a token, in %s', async (locale, detail) => {
      expect(await knock(endpoint, undefined, locale)).toEqual({ status: 401, body: { detail } });
    });

    test.each(Object.entries(ENDED))('with an unknown token, in %s', async (locale, detail) => {
      expect(await knock(endpoint, 'unknown', locale)).toEqual({ status: 401, body: { detail } });
    });
  });

  describe('a deactivated member', () => {
    it('is refused everywhere, from the next call on, in both languages', async () => {
      const { user, token, client } = await stage.signUp();
      await client.call(getMe);
      await stage.deactivate(user.id);
      for (const [, endpoint] of guarded) {
        for (const [locale, detail] of Object.entries(DEACTIVATED)) {
          const answer = await knock(endpoint, token, locale);
          expect({ [endpoint.name]: answer }).toEqual({
            [endpoint.name]: { status: 403, body: { detail } },
          });
        }
      }
    });

    it('cannot sign in, and only the right password learns why', async () => {
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
    it('ends the session of its token and no other', async () => {
      const { user, token, client } = await stage.signUp();
      const body = { email: user.email, password: PASSWORD };
      const other = await stage.client().call(login, { body });
      expect(await client.call(logout)).toBeUndefined();
      await stage.refuses({ status: 401, ...ENDED }, token, (again) => again.call(getMe));
      await stage.refuses({ status: 401, ...ENDED }, token, (again) => again.call(logout));
      const page = await stage.client(other.access_token).call(listPosts);
      expect(page.items).toBeInstanceOf(Array);
    });

    it('everywhere ends every session of the member, and nobody else’s', async () => {
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
