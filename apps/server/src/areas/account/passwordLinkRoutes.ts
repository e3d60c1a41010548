import { forgotPassword, getPasswordRecovery, resetPassword } from '@saudagar/contract';
import { languageOf } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { openRoute, type Route } from '../../http/route.ts';
import { forgetFailures } from './loginAttempts.ts';

/** A forgotten password, by mail. */
export function passwordLinkRoutes(community: Community): Route[] {
  const { mailbox, passwordLinks, rateLimits } = community;
  return [
    openRoute(getPasswordRecovery, async () => ({ by_mail: mailbox.isOpen })),

    openRoute(forgotPassword, async ({ body: { email }, request }) => {
      await rateLimits.consume('passwordLinkAccount', email.toLowerCase());
      await passwordLinks.ask(email, languageOf(request.headers['accept-language']));
      return undefined;
    }),

    openRoute(resetPassword, async ({ body: { token, password }, request }) => {
      const email = await passwordLinks.use(token, password);
      await forgetFailures(rateLimits, email, request.ip);
      return undefined;
    }),
  ];
}
