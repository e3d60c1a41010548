import {
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  findConnection,
  getMe,
  getNetworkCounts,
  INVITATIONS_WAITING_MAX,
  listInvitations,
  listNotifications,
  openInvitation,
  resendInvitation,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, type Person, type Refused } from '../harness.ts';

const GONE: Refused = {
  status: 404,
  en: 'This invitation is no longer valid',
  id: 'Undangan ini sudah tidak berlaku',
};

/** Invitations to the community (NET-063–085). */
export function invitationsSuite(harness: Harness): void {
  const address = () => `${crypto.randomUUID()}@pasar.example`;
  const invite = ({ client }: Person, body: object = {}) =>
    client.call(createInvitation, { body: { invited_email: address(), ...body } });
  const open = (code = '') => harness.client().call(openInvitation, { params: { code } });
  const accept = ({ client }: Person, code = '') =>
    client.call(acceptInvitation, { body: { code } });

  describe('an invitation', () => {
    it('is listed with what was sent, open for fourteen days, the latest first', async () => {
      const me = await harness.signUp();
      const first = await invite(me);
      const invited_email = address();
      const sent = await invite(me, {
        invited_email,
        invited_name: 'Pak Joko',
        message: 'Ayo bergabung',
      });
      expect(sent).toMatchObject({
        invited_email,
        invited_name: 'Pak Joko',
        message: 'Ayo bergabung',
        status: 'pending',
        code: expect.stringMatching(/^[\w-]{20,64}$/),
      });
      const days = (Date.parse(sent.expires_at ?? '') - Date.parse(sent.created_at)) / 86_400_000;
      expect(days).toBeCloseTo(14, 0);
      const page = await me.client.call(listInvitations, { query: { limit: 1 } });
      expect(page.items).toEqual([sent]);
      const rest = await me.client.call(listInvitations, { query: { cursor: page.cursor ?? '' } });
      expect(rest.items).toEqual([first]);
      expect(await me.client.call(getNetworkCounts)).toMatchObject({ invitations: 2 });
    });

    it('is made once however often it is sent', async () => {
      const me = await harness.signUp();
      const body = { invited_email: address(), client_id: crypto.randomUUID() };
      const [one, other] = await Promise.all([invite(me, body), invite(me, body)]);
      expect(other).toEqual(one);
      expect((await me.client.call(listInvitations, { query: {} })).items).toHaveLength(1);
    });

    it('is refused for a member and for an address already invited', async () => {
      const [me, member] = [await harness.signUp(), await harness.signUp()];
      await harness.refuses(
        {
          status: 409,
          field: 'invited_email',
          en: 'This address belongs to a member. Look under Find People.',
          id: 'Alamat ini milik seorang anggota. Cari di Temukan Orang.',
        },
        me.token,
        (client) =>
          client.call(createInvitation, {
            body: { invited_email: member.user.email.toUpperCase() },
          }),
      );
      const { invited_email } = await invite(me);
      await harness.refuses(
        {
          status: 409,
          field: 'invited_email',
          en: 'You have already invited this address',
          id: 'Anda sudah mengundang alamat ini',
        },
        me.token,
        (client) => client.call(createInvitation, { body: { invited_email } }),
      );
      expect(await invite(member, { invited_email })).toMatchObject({ status: 'pending' });
    });

    it('waits with at most a hundred others', async () => {
      const me = await harness.signUp();
      for (let count = 0; count < INVITATIONS_WAITING_MAX; count += 1) await invite(me);
      await harness.refuses(
        {
          status: 400,
          en: 'You have 100 open invitations. Cancel some first.',
          id: 'Anda memiliki 100 undangan terbuka. Batalkan beberapa dulu.',
        },
        me.token,
        (client) => client.call(createInvitation, { body: { invited_email: address() } }),
      );
    });

    it('opens for whoever has its link', async () => {
      const me = await harness.signUp();
      const { code, invited_email } = await invite(me, { invited_name: 'Bu Tini' });
      expect(await open(code)).toMatchObject({
        inviter: { id: me.user.id },
        invited_email,
        invited_name: 'Bu Tini',
      });
      await harness.refuses(GONE, undefined, (client) =>
        client.call(openInvitation, { params: { code: 'kode-yang-tidak-pernah-ada' } }),
      );
    });

    it('connects who accepts it with who sent it, once, and tells the sender', async () => {
      const [me, joined, late] = [
        await harness.signUp(),
        await harness.signUp(),
        await harness.signUp(),
      ];
      const { code } = await invite(me);
      const accepted = await accept(joined, code);
      expect(accepted).toMatchObject({ inviter: { id: me.user.id } });
      expect(await accept(joined, code)).toEqual(accepted);
      expect(
        await joined.client.call(findConnection, { params: { id: me.user.id } }),
      ).toMatchObject({ relation: 'connected', connection_id: accepted.connection_id });
      expect((await me.client.call(getMe)).connections_count).toBe(1);
      const entries = await me.client.call(listNotifications, { query: {} });
      expect(entries.items.map(({ kind }) => kind)).toEqual(['invitation_accepted']);
      for (const person of [late, me])
        await harness.refuses(GONE, person.token, (client) =>
          client.call(acceptInvitation, { body: { code: code ?? '' } }),
        );
      expect((await me.client.call(listInvitations, { query: {} })).items).toMatchObject([
        { status: 'accepted' },
      ]);
    });

    it('is sent again or cancelled by who sent it, until it is used', async () => {
      const [me, other, joined] = [
        await harness.signUp(),
        await harness.signUp(),
        await harness.signUp(),
      ];
      const { id, code } = await invite(me);
      const params = { id };
      expect(await me.client.call(resendInvitation, { params })).toMatchObject({
        status: 'pending',
      });
      for (const call of [resendInvitation, cancelInvitation])
        await harness.refuses(GONE, other.token, (client) => client.call(call, { params }));
      expect(await me.client.call(cancelInvitation, { params })).toMatchObject({
        status: 'cancelled',
      });
      expect(await me.client.call(cancelInvitation, { params })).toMatchObject({
        status: 'cancelled',
      });
      expect(await failureOf(open(code))).toMatchObject({ status: 404 });
      expect(await failureOf(accept(joined, code))).toMatchObject({ status: 404 });
      expect(await failureOf(me.client.call(resendInvitation, { params }))).toMatchObject({
        status: 409,
      });

      const used = await invite(me);
      await accept(joined, used.code);
      for (const call of [resendInvitation, cancelInvitation])
        expect(await failureOf(me.client.call(call, { params: { id: used.id } }))).toMatchObject({
          status: 409,
        });
    });
  });
}
