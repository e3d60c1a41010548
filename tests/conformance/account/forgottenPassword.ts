import {
  forgotPassword,
  getMe,
  getPasswordRecovery,
  login,
  resetPassword,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, PASSWORD } from '../harness.ts';

const GONE = {
  status: 404,
  en: 'This link is no longer valid. Ask for a new one.',
  id: 'Tautan ini sudah tidak berlaku. Mintalah tautan baru.',
};
const NEW = 'lumbung-padi-9';

/** The token that a mailed link carries. */
export const tokenOf = (link: string | undefined): string =>
  new URL(link ?? 'mail:none').searchParams.get('token') ?? '';

/** A forgotten password, by mail. */
export function forgottenPasswordSuite(harness: Harness): void {
  const ask = (email: string) => harness.client().call(forgotPassword, { body: { email } });
  const set = (token: string, password = NEW) =>
    harness.client().call(resetPassword, { body: { token, password } });
  const signIn = (email: string, password: string) =>
    harness.client().call(login, { body: { email, password } });

  describe('a forgotten password', () => {
    it('is set by a mailed link, which ends every session of the member', async () => {
      expect(await harness.client().call(getPasswordRecovery)).toEqual({ by_mail: true });
      const { user, token, client } = await harness.signUp();
      expect(await ask(user.email.toUpperCase())).toBeUndefined();
      const link = await harness.mailedLink(user.email.toUpperCase());
      expect(await client.call(getMe)).toEqual(user);
      expect(await set(tokenOf(link))).toBeUndefined();
      expect(await failureOf(harness.client(token).call(getMe))).toMatchObject({ status: 401 });
      expect(await failureOf(signIn(user.email, PASSWORD))).toMatchObject({ status: 401 });
      expect((await signIn(user.email, NEW)).user).toEqual(user);
    });

    it('is set once, whichever of two links is used', async () => {
      const { user } = await harness.signUp();
      await ask(user.email);
      const first = tokenOf(await harness.mailedLink(user.email));
      await ask(user.email);
      const second = tokenOf(await harness.mailedLink(user.email));
      expect(second).not.toBe(first);
      await set(second);
      for (const token of [first, second])
        await harness.refuses(GONE, undefined, (client) =>
          client.call(resetPassword, { body: { token, password: 'kebun-teh-11' } }),
        );
      expect((await signIn(user.email, NEW)).user).toEqual(user);
    });

    it('is set once by two calls at the same moment', async () => {
      const { user } = await harness.signUp();
      await ask(user.email);
      const token = tokenOf(await harness.mailedLink(user.email));
      const answers = await Promise.allSettled([set(token), set(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('keeps the link when the new password is too common', async () => {
      const { user } = await harness.signUp();
      await ask(user.email);
      const token = tokenOf(await harness.mailedLink(user.email));
      expect(await failureOf(set(token, 'password123'))).toMatchObject({
        status: 422,
        field: 'password',
      });
      await set(token);
    });

    it('mails nothing to strangers and deactivated members, and answers alike', async () => {
      const { user } = await harness.signUp();
      await harness.deactivate(user.id);
      for (const email of [user.email, 'siapa-ini@toko.example']) {
        expect(await ask(email)).toBeUndefined();
        expect(await harness.mailedLink(email)).toBeUndefined();
      }
    });
  });
}
