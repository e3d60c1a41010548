import { getMe, login, logoutEverywhere, register, type User } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, PASSWORD } from '../harness.ts';

const WRONG_PAIR = {
  status: 401,
  en: 'Invalid email or password',
  id: 'Email atau kata sandi salah',
};

/** Registration and sign-in (ACCT-004–057). */
export function accountSuite(harness: Harness): void {
  const registration = (name: string) => ({
    email: `${name}@daftar.example`,
    username: name,
    full_name: 'Ratna Dewi',
    password: PASSWORD,
  });

  describe('registration', () => {
    // SHELL-129, SHELL-133
    it('registration creates the given user and signs them in', async () => {
      const body = {
        ...registration('ratna'),
        company_name: 'Tenun Ratna',
        industry_tags: ['textile' as const, 'fashion' as const],
        location: 'Kupang',
        phone: '+62 811-222-333',
      };
      const { access_token, user } = await harness.client().call(register, { body });
      const { password: _, ...given } = body;
      expect(user).toEqual({
        ...given,
        id: expect.any(String),
        role: 'user',
        profile_image: null,
        photo: null,
        connections_count: 0,
        is_verified: false,
      });
      expect(await harness.client(access_token).call(getMe)).toEqual(user);
    });

    it('registration leaves blank optional fields empty and trims the others', async () => {
      const body = {
        ...registration('  ratna_2  '),
        full_name: '  Ratna Dewi ',
        email: ' ratna2@daftar.example ',
        company_name: '  ',
        location: '',
        phone: null,
      };
      const { user } = await harness.client().call(register, { body });
      expect(user).toMatchObject({
        username: 'ratna_2',
        full_name: 'Ratna Dewi',
        email: 'ratna2@daftar.example',
        company_name: null,
        location: null,
        phone: null,
        industry_tags: [],
      });
    });

    it('registration normalizes pasted invisible marks, spaces and dashes', async () => {
      const pasted = (text: string) => `\u202a${text}\u202c\ufeff`;
      const body = {
        ...registration(pasted('ratna_4')),
        email: pasted('ratna4@daf\u00adtar.example'),
        phone: pasted('+62\u00a0812\u20113456\u20137890'),
      };
      const { user } = await harness.client().call(register, { body });
      expect(user).toMatchObject({
        username: 'ratna_4',
        email: 'ratna4@daftar.example',
        phone: '+62 812-3456-7890',
      });
      const { email } = body;
      expect(
        await harness.client().call(login, { body: { email, password: PASSWORD } }),
      ).toMatchObject({ user: { username: 'ratna_4' } });
    });

    it('registration answers 201', async () => {
      const answer = await harness.fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(registration('ratna3')),
      });
      expect(answer.status).toBe(201);
    });

    it('registration refuses a taken email in any letter case', async () => {
      await harness.client().call(register, { body: registration('taken_email') });
      const body = { ...registration('another_name'), email: 'TAKEN_email@daftar.example' };
      await harness.refuses(
        {
          status: 409,
          en: 'This email is already registered',
          id: 'Email ini sudah terdaftar',
          field: 'email',
        },
        undefined,
        (client) => client.call(register, { body }),
      );
    });

    it('registration refuses a taken username in any letter case', async () => {
      await harness.client().call(register, { body: registration('taken_name') });
      const body = { ...registration('Taken_Name'), email: 'free@daftar.example' };
      await harness.refuses(
        {
          status: 409,
          en: 'This username is already taken',
          id: 'Nama pengguna ini sudah dipakai',
          field: 'username',
        },
        undefined,
        (client) => client.call(register, { body }),
      );
    });

    it('registration refuses a common password in any letter case', async () => {
      for (const password of ['password123', 'Password123', '12345678']) {
        const body = { ...registration('common_one'), password };
        await harness.refuses(
          {
            status: 422,
            en: 'This password is too common. Choose another.',
            id: 'Kata sandi ini terlalu umum. Pilih yang lain.',
            field: 'password',
          },
          undefined,
          (client) => client.call(register, { body }),
        );
      }
    });

    // ACCT-142
    it('a repeated registration signs in to the account that the first one made', async () => {
      const key = 'ulang-pendaftaran-1';
      const body = { ...registration('repeated'), client_id: key };
      const first = await harness.client().call(register, { body });
      const again = { ...body, email: 'REPEATED@daftar.example', full_name: 'Ratna' };
      const second = await harness.client().call(register, { body: again });
      expect(second.user).toEqual(first.user);
      expect(await harness.client(second.access_token).call(getMe)).toEqual(first.user);
      const { client_id: _, ...keyless } = body;
      const others = [
        keyless,
        { ...body, client_id: 'ulang-pendaftaran-2' },
        { ...body, password: `${PASSWORD}-lain` },
        { ...body, email: 'other@daftar.example' },
      ];
      for (const other of others)
        expect(await failureOf(harness.client().call(register, { body: other }))).toMatchObject({
          status: 409,
        });
    });

    it('registration refuses a taken username with another email', async () => {
      const { user } = await harness.signUp();
      const body = { ...registration('separate'), username: user.email.split('@')[0] ?? '' };
      const failure = await failureOf(harness.client().call(register, { body }));
      expect(failure).toMatchObject({ status: 409, field: 'username' });
    });
  });

  describe('signing in', () => {
    const signIn = (user: User, password = PASSWORD, email = user.email) =>
      harness.client().call(login, { body: { email, password } });

    // SHELL-112, SHELL-129
    it('signing in returns a token and the user', async () => {
      const { user } = await harness.signUp();
      const { access_token, user: signedIn } = await signIn(user);
      expect(signedIn).toEqual(user);
      expect(await harness.client(access_token).call(getMe)).toEqual(user);
    });

    it('signing in returns another token each time', async () => {
      const { user, token } = await harness.signUp();
      const tokens = [token, (await signIn(user)).access_token, (await signIn(user)).access_token];
      expect(new Set(tokens).size).toBe(3);
    });

    it('signing in ignores the letter case of the email', async () => {
      const { user } = await harness.signUp();
      expect((await signIn(user, PASSWORD, user.email.toUpperCase())).user).toEqual(user);
    });

    it('signing in refuses a wrong password and an unknown email with the same words', async () => {
      const { user } = await harness.signUp();
      const known = { email: user.email, password: 'salah-sekali' };
      const unknown = { email: 'siapa@toko.example', password: PASSWORD };
      for (const body of [known, unknown]) {
        await harness.refuses(WRONG_PAIR, undefined, (client) => client.call(login, { body }));
      }
    });

    it('signing in does not accept a username as the email', async () => {
      const { user } = await harness.signUp();
      const failure = await failureOf(signIn(user, PASSWORD, user.username));
      expect(failure).toMatchObject({ status: 422, field: 'email' });
    });

    it('signing in is blocked after ten wrong passwords, for the right one too', async () => {
      const { user } = await harness.signUp();
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await failureOf(signIn(user, 'salah-sekali'))).toMatchObject({ status: 401 });
      }
      await harness.refuses(
        {
          status: 429,
          en: 'Too many attempts. Please wait a moment and try again.',
          id: 'Terlalu banyak percobaan. Tunggu sebentar lalu coba lagi.',
        },
        undefined,
        (client) => client.call(login, { body: { email: user.email, password: PASSWORD } }),
      );
      const { retryAfter } = await failureOf(signIn(user));
      expect(retryAfter).toBeGreaterThan(0);
    });

    // ACCT-145
    it("a known device is not kept waiting by others' wrong passwords", async () => {
      const { user } = await harness.signUp();
      const { device_token: device = '' } = await signIn(user);
      const onDevice = (password: string, ...device_tokens: string[]) =>
        harness.client().call(login, { body: { email: user.email, password, device_tokens } });
      for (let tries = 0; tries < 10; tries += 1) await failureOf(signIn(user, 'salah-sekali'));
      expect(await failureOf(signIn(user))).toMatchObject({ status: 429, retryAfter: 30 });
      expect(await failureOf(onDevice(PASSWORD, 'not-a-device'))).toMatchObject({ status: 429 });
      expect((await onDevice(PASSWORD, 'not-a-device', device)).device_token).toBe(device);
      for (let tries = 0; tries < 10; tries += 1)
        expect(await failureOf(onDevice('salah-sekali', device))).toMatchObject({ status: 401 });
      expect(await failureOf(onDevice(PASSWORD, device))).toMatchObject({ status: 429 });
    });

    it('signing out everywhere forgets the known devices', async () => {
      const { user } = await harness.signUp();
      const { access_token, device_token = '' } = await signIn(user);
      await harness.client(access_token).call(logoutEverywhere);
      const body = { email: user.email, password: PASSWORD, device_tokens: [device_token] };
      const again = await harness.client().call(login, { body });
      expect(again.device_token).not.toBe(device_token);
    });

    it('the right password resets the count of wrong ones', async () => {
      const { user } = await harness.signUp();
      for (let tries = 0; tries < 9; tries += 1) await failureOf(signIn(user, 'salah-sekali'));
      await signIn(user);
      expect(await failureOf(signIn(user, 'salah-sekali'))).toMatchObject({ status: 401 });
      expect((await signIn(user)).user).toEqual(user);
    });
  });
}
