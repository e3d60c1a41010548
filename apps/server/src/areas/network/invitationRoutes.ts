import {
  acceptInvitation,
  cancelInvitation,
  createInvitation,
  type Invitation,
  type Locale,
  listInvitations,
  openInvitation,
  resendInvitation,
  setInvitationOptOut,
} from '@saudagar/contract';
import { languageOf } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import { toMember } from '../account/memberView.ts';
import type { InvitationRow } from './invitations.ts';

const spokenBy = ({ headers }: FastifyRequest): Locale => languageOf(headers['accept-language']);

export function invitationRoutes({
  invitations,
  invitationOptOuts,
  signer,
  now,
}: Community): Route[] {
  const shown = (row: InvitationRow): Invitation => ({
    id: row.id,
    invited_email: row.invited_email,
    invited_name: row.invited_name,
    message: row.message,
    status: row.status === 'pending' && row.expires_at <= now() ? 'expired' : row.status,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    code: row.code,
  });
  return [
    memberRoute(listInvitations, async ({ member, query }) => {
      const { items, cursor } = await invitations.page(member.id, query);
      return { items: items.map(shown), cursor };
    }),
    memberRoute(createInvitation, async ({ member, body, request }) =>
      shown(await invitations.add(member, body, spokenBy(request))),
    ),
    openRoute(openInvitation, async ({ params }) => {
      const { inviter, invited_email, invited_name, message } = await invitations.opened(
        params.code,
      );
      return { inviter: toMember(signer, inviter), invited_email, invited_name, message };
    }),
    memberRoute(acceptInvitation, async ({ member, body }) => {
      const { inviter, connectionId } = await invitations.accept(member.id, body.code);
      return { connection_id: connectionId, inviter: toMember(signer, inviter) };
    }),
    memberRoute(resendInvitation, async ({ member, params, request }) =>
      shown(await invitations.resend(member, params.id, spokenBy(request))),
    ),
    openRoute(setInvitationOptOut, async ({ body }) => {
      await invitationOptOuts.set(body.code, body.is_opted_out);
      return undefined;
    }),
    memberRoute(cancelInvitation, async ({ member, params }) =>
      shown(await invitations.cancel(member.id, params.id)),
    ),
  ];
}
