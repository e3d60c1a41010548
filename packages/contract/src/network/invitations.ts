import { z } from 'zod/mini';
import { Email, Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line, LinkCode, PageQuery, Timestamp } from '../core/fields.ts';

/** Maximum characters of the name and the message of an invitation. */
export const INVITED_NAME_MAX = 100;
export const INVITATION_MESSAGE_MAX = 500;
/** Days until an invitation expires, from when it was last sent. */
export const INVITATION_DAYS = 14;
/** Maximum number of a member's open invitations. */
export const INVITATIONS_WAITING_MAX = 100;

/** Status of an invitation (NET-068, NET-084). */
export const InvitationStatus = z.enum(['pending', 'accepted', 'expired', 'cancelled']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** Opens registration prefilled by the inviter; sent to the inviter only. */
const InvitationCode = LinkCode;

/**
 * An invitation to join the community (NET-064–070). Additive: `code` makes its link,
 * `/register?invitation={code}`.
 */
export const Invitation = z.object({
  id: Id,
  invited_email: z.string(),
  invited_name: z.nullish(z.string()),
  message: z.nullish(z.string()),
  status: z.string(),
  created_at: Timestamp,
  expires_at: z.nullish(Timestamp),
  code: z.optional(z.string()),
});
export type Invitation = z.infer<typeof Invitation>;

/** The caller's own invitations, the latest first (NET-063). */
export const listInvitations = endpoint({
  name: 'listInvitations',
  summary: 'Own invitations',
  method: 'GET',
  path: '/api/invitations',
  query: PageQuery,
  reply: z.array(Invitation),
  paged: true,
  access: 'member',
  idempotent: true,
});

/**
 * Invites somebody by email (NET-075–078). Idempotent by `client_id`. The answer is the
 * same whether or not the address belongs to a member, or is mailed at all. 409 for one's own address
 * and for one with an invitation of the caller's that is open or was sent within a week, 400 beyond
 * the maximum of open invitations.
 */
export const createInvitation = endpoint({
  name: 'createInvitation',
  summary: 'Invite somebody to the community',
  method: 'POST',
  path: '/api/invitations',
  body: z.object({
    invited_email: Email,
    invited_name: z.nullish(Line(INVITED_NAME_MAX)),
    message: z.nullish(z.string().check(z.trim(), z.maxLength(INVITATION_MESSAGE_MAX))),
    client_id: z.optional(ClientId),
  }),
  reply: Invitation,
  status: 201,
  access: 'member',
  refusals: [400, 409],
  idempotent: true,
});

/**
 * Renews an open or expired invitation (additive, NET-084). 404 for anybody else, 409 once it was
 * used or cancelled, and within a week of the last mail.
 */
export const resendInvitation = endpoint({
  name: 'resendInvitation',
  summary: 'Send an invitation again',
  method: 'POST',
  path: '/api/invitations/{id}/resend',
  params: IdParams,
  reply: Invitation,
  access: 'insider',
  refusals: [404, 409],
  idempotent: true,
});

/** Cancels an open invitation (additive, NET-084); 404 for anybody else, 409 once it was used. */
export const cancelInvitation = endpoint({
  name: 'cancelInvitation',
  summary: 'Cancel an invitation',
  method: 'POST',
  path: '/api/invitations/{id}/cancel',
  params: IdParams,
  reply: Invitation,
  access: 'insider',
  refusals: [404, 409],
  idempotent: true,
});

/** Content of an invitation for the holder of its link. */
export const OpenedInvitation = z.object({
  inviter: Member,
  invited_email: z.string(),
  invited_name: z.nullish(z.string()),
  message: z.nullish(z.string()),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

/** Content of an open invitation (additive); 404 for a used, expired or cancelled one. */
export const openInvitation = endpoint({
  name: 'openInvitation',
  summary: 'What an invitation says',
  method: 'GET',
  path: '/api/invitations/opened/{code}',
  params: z.object({ code: InvitationCode }),
  reply: OpenedInvitation,
  access: 'anyone',
  refusals: [404],
  idempotent: true,
});

/**
 * Accepts an invitation after registering by its link (additive): connects the caller with the
 * inviter. Idempotent; 404 for one that is used by somebody else, expired or cancelled.
 */
export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  summary: 'Connect with who invited',
  method: 'POST',
  path: '/api/invitations/accept',
  body: z.object({ code: InvitationCode }),
  reply: z.object({ connection_id: z.nullish(Id), inviter: Member }),
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Stops invitations to the address that a mailed link's code belongs to, or allows them again
 * (additive, NET-158). 404 for an invalid code.
 */
export const setInvitationOptOut = endpoint({
  name: 'setInvitationOptOut',
  summary: 'Stop invitations to an address',
  method: 'POST',
  path: '/api/invitations/opt-out',
  body: z.object({ code: LinkCode, is_opted_out: z.boolean() }),
  access: 'anyone',
  refusals: [404],
  idempotent: true,
});
