import { forgotPassword, getPasswordRecovery, resetPassword } from '@saudagar/contract';
import { languageOf } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { openRoute, type Route } from '../../http/route.ts';
import { clearFailedSignIns } from './loginAttempts.ts';

/** Routes for a forgotten password, reset by mail. */
export function passwordLinkRoutes(community: Community): Route[] {
  const { mailbox, passwordLinks, rateLimits } = community;
  return [
    openRoute(getPasswordRecovery, async () => ({ by_mail: mailbox.isOpen })),

    openRoute(forgotPassword, async ({ body: { email }, request }) => {
      // Others' requests must not refuse the member's own: the links mailed so far stay valid.
      if (await rateLimits.allows('passwordLinkAccount', email.toLowerCase()))
        await passwordLinks.ask(email, languageOf(request.headers['accept-language']));
      return undefined;
    }),

    openRoute(resetPassword, async ({ body: { token, password }, request }) => {
      const email = await passwordLinks.use(token, password);
      await clearFailedSignIns(rateLimits, email, request.ip);
      return undefined;
    }),
  ];
}
