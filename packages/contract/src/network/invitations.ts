import { z } from 'zod/mini';
import { Email, Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line, LinkCode, PageQuery, Timestamp } from '../core/fields.ts';

/** Most characters of the name and the message of an invitation. */
export const INVITED_NAME_MAX = 100;
export const INVITATION_MESSAGE_MAX = 500;
/** Days until an invitation expires, counted from when it was last sent. */
export const INVITATION_DAYS = 14;
/** Most invitations of a member that wait at the same time. */
export const INVITATIONS_WAITING_MAX = 100;

/** How an invitation stands (NET-068, NET-084). */
export const InvitationStatus = z.enum(['pending', 'accepted', 'expired', 'cancelled']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** Opens registration with what the inviter filled in; told to the inviter alone. */
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
 * Invites somebody by email (NET-075–078). Repeated with the same `client_id` it gives the first one
 * again. 409 where the address is a member's or has an open invitation of the caller's, 400 beyond
 * the most that may wait.
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
 * Lets an invitation that is open or expired last anew (additive, NET-084). 404 to anybody else, 409
 * once it was used or cancelled.
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

/** Cancels an open invitation (additive, NET-084); 404 to anybody else, 409 once it was used. */
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

/** What an invitation's link tells whoever opens it. */
export const OpenedInvitation = z.object({
  inviter: Member,
  invited_email: z.string(),
  invited_name: z.nullish(z.string()),
  message: z.nullish(z.string()),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

/** What stands in an open invitation (additive); 404 for one that is used, expired or cancelled. */
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
 * Accepts an invitation after registering by its link (additive): connects the caller with the inviter.
 * Repeating it changes nothing; 404 for one that is used by somebody else, expired or cancelled.
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
