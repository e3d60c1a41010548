import {
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  findConnection,
  getMe,
  getNetworkCounts,
  INVITATIONS_WAITING_MAX,
  listConnections,
  listInvitations,
  listNotifications,
  openInvitation,
  resendInvitation,
  setInvitationOptOut,
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
    it('an invitation is listed with its fields, open for 14 days, the latest first', async () => {
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

    it('an invitation is made once however often it is sent', async () => {
      const me = await harness.signUp();
      const body = { invited_email: address(), client_id: crypto.randomUUID() };
      const [one, other] = await Promise.all([invite(me, body), invite(me, body)]);
      expect(other).toEqual(one);
      expect((await me.client.call(listInvitations, { query: {} })).items).toHaveLength(1);
    });

    // NET-157
    it('an invitation to a member is answered like any other, and connects the two', async () => {
      const [me, member] = [await harness.signUp(), await harness.signUp()];
      const stranger = await invite(me);
      const invited = await invite(me, { invited_email: member.user.email });
      expect(Object.keys(invited)).toEqual(Object.keys(stranger));
      expect(invited.status).toBe(stranger.status);
      await accept(member, invited.code);
      const { connections } = await me.client.call(listConnections, {
        params: { id: me.user.id },
        query: {},
      });
      expect(connections.map(({ id }) => id)).toEqual([member.user.id]);
    });

    it("an invitation to one's own address is refused", async () => {
      const me = await harness.signUp();
      await harness.refuses(
        {
          status: 409,
          field: 'invited_email',
          en: 'You cannot connect with yourself',
          id: 'Anda tidak dapat terhubung dengan diri sendiri',
        },
        me.token,
        (client) =>
          client.call(createInvitation, { body: { invited_email: me.user.email.toUpperCase() } }),
      );
    });

    // NET-158
    it('the link that stops invitations is refused when it is not one that was mailed', async () => {
      await harness.refuses(
        {
          status: 404,
          en: 'This link is not valid. Copy all of it from the mail.',
          id: 'Tautan ini tidak berlaku. Salin seluruhnya dari email.',
        },
        undefined,
        (client) =>
          client.call(setInvitationOptOut, {
            body: { code: 'a'.repeat(44), is_opted_out: true },
          }),
      );
    });

    it('an invitation to an invited address is refused', async () => {
      const [me, member] = [await harness.signUp(), await harness.signUp()];
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

    it('a member has at most a hundred open invitations', async () => {
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

    it('an invitation opens for anyone with its link', async () => {
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

    it('an accepted invitation connects both members, once, and notifies the sender', async () => {
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

    it('an invitation is sent again or cancelled by its sender, until it is used', async () => {
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
