import { changePassword, getMe, getProfile, login, logout } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, PASSWORD, type Person, type Refused } from '../harness.ts';

const NEW = 'tenun-ikat-2026';

/** Changing one's own password (ACCT-045). */
export function passwordSuite(harness: Harness): void {
  const change = ({ client }: Person, current_password: string, new_password = NEW) =>
    client.call(changePassword, { body: { current_password, new_password } });
  const signIn = ({ user }: Person, password: string) =>
    harness.client().call(login, { body: { email: user.email, password } });

  describe('changing the password', () => {
    it('changing the password ends every session but the current one', async () => {
      const person = await harness.signUp();
      const other = await harness.signInAgain(person);
      expect(await change(person, PASSWORD)).toBeUndefined();
      expect(await person.client.call(getMe)).toEqual(person.user);
      expect(await failureOf(other.client.call(getMe))).toMatchObject({ status: 401 });
      expect(await failureOf(signIn(person, PASSWORD))).toMatchObject({ status: 401 });
      expect((await signIn(person, NEW)).user).toEqual(person.user);
    });

    it('a password matches however a keyboard composes its accented letters', async () => {
      const person = await harness.signUp();
      const composed = 'kopi-né-café-27';
      const decomposed = composed.normalize('NFD');
      await change(person, PASSWORD, decomposed);
      for (const typed of [composed, decomposed])
        expect((await signIn(person, typed)).user).toEqual(person.user);
      expect(await failureOf(signIn(person, 'kopi-ne-cafe-27'))).toMatchObject({ status: 401 });
      expect(await failureOf(change(person, composed, decomposed))).toMatchObject({
        status: 422,
        field: 'new_password',
      });
      // Seven letters, though eight code points where the accent is one of its own.
      expect(await failureOf(change(person, composed, 'cafe\u0301-27'))).toMatchObject({
        status: 422,
        field: 'new_password',
      });
      await change(person, decomposed, NEW);
      expect((await signIn(person, NEW)).user).toEqual(person.user);
    });

    it('a wrong, a common and the same password are refused, and change nothing', async () => {
      const person = await harness.signUp();
      const refused: [string, string, Refused][] = [
        [
          'salah-sekali',
          NEW,
          {
            status: 403,
            en: 'This is not your password',
            id: 'Kata sandi ini bukan kata sandi Anda',
            field: 'current_password',
          },
        ],
        [
          PASSWORD,
          'password123',
          {
            status: 422,
            en: 'This password is too common. Choose another.',
            id: 'Kata sandi ini terlalu umum. Pilih yang lain.',
            field: 'new_password',
          },
        ],
        [
          PASSWORD,
          PASSWORD,
          {
            status: 422,
            en: 'This is the password you have. Choose another.',
            id: 'Ini kata sandi Anda yang sekarang. Pilih yang lain.',
            field: 'new_password',
          },
        ],
      ];
      for (const [current_password, new_password, refusal] of refused)
        await harness.refuses(refusal, person.token, (client) =>
          client.call(changePassword, { body: { current_password, new_password } }),
        );
      expect((await signIn(person, PASSWORD)).user).toEqual(person.user);
    });

    it('two concurrent changes of a password: one succeeds', async () => {
      const person = await harness.signUp();
      const other = await harness.signInAgain(person);
      const outcomes = await Promise.allSettled([
        change(person, PASSWORD, 'tenun-pertama-1'),
        change(other, PASSWORD, 'tenun-kedua-2'),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const current = outcomes[0]?.status === 'fulfilled' ? 'tenun-pertama-1' : 'tenun-kedua-2';
      expect((await signIn(person, current)).user).toEqual(person.user);
    });
  });

  describe('a member whose password somebody else chose', () => {
    it('a member with a temporary password may only change it or sign out', async () => {
      const person = await harness.signUp();
      await harness.requirePassword(person.user.id);
      expect((await signIn(person, PASSWORD)).user).toMatchObject({ must_change_password: true });
      expect(await person.client.call(getMe)).toMatchObject({ must_change_password: true });
      await harness.refuses(
        {
          status: 403,
          en: 'Choose a password of your own first',
          id: 'Buat kata sandi Anda sendiri dulu',
        },
        person.token,
        (client) => client.call(getProfile),
      );
      await change(person, PASSWORD);
      expect(await person.client.call(getMe)).toEqual(person.user);
      expect(await person.client.call(getProfile)).toMatchObject({ user: { id: person.user.id } });
    });

    it('a member with a temporary password may sign out', async () => {
      const person = await harness.signUp();
      await harness.requirePassword(person.user.id);
      expect(await person.client.call(logout)).toBeUndefined();
    });
  });
}
