import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { LinkCode } from '../core/fields.ts';
import { Email, Password } from './account.ts';

/** Minutes for which a mailed link can set a new password. */
export const PASSWORD_LINK_MINUTES = 60;

/** The secret in a link's address; the server stores only its hash. */
const LinkToken = LinkCode;

/** Says if the community mails links that set a new password (additive). */
export const getPasswordRecovery = endpoint({
  name: 'getPasswordRecovery',
  summary: 'Whether a forgotten password can be set by mail',
  method: 'GET',
  path: '/api/auth/password-recovery',
  reply: z.object({ by_mail: z.boolean() }),
  access: 'anyone',
  idempotent: true,
});

/**
 * Mails a link that sets a new password if the address is an active member's and the community
 * sends mail (additive). The reply and its timing are the same for any address.
 */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Mail a link that sets a new password',
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: z.object({ email: Email }),
  access: 'anyone',
  idempotent: true,
});

/**
 * Sets a new password by a mailed link and ends every session of the member (additive). A link
 * works once and for an hour: 404 afterwards. 422 for a common password; the link stays valid.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Set a new password by a mailed link',
  method: 'POST',
  path: '/api/auth/reset-password',
  body: z.object({ token: LinkToken, password: Password }),
  access: 'anyone',
  refusals: [404],
  idempotent: false,
});
