import { getMe, login, logout, logoutEverywhere, register } from '@saudagar/contract';
import { languageOf } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import { endSuspension } from '../admin/users/suspensions.ts';
import { checkLogin } from './checkLogin.ts';
import { deviceOf } from './devices.ts';
import { refuseEnded } from './members.ts';
import { toUser } from './memberView.ts';
import { registerOnce } from './registerOnce.ts';
import { deactivatedRefusal, isSuspensionOver } from './suspension.ts';

/** Device and language of the page that starts a session. */
const startOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => ({
  ...deviceOf(headers['user-agent']),
  language: languageOf(headers['accept-language']),
});

/** Registration, sign-in and sign-out. */
export function accountRoutes(community: Community): Route[] {
  const { moderationDecisions, sessions, signer } = community;
  return [
    openRoute(register, async ({ body, request }) => {
      const member = await registerOnce(community, body);
      refuseEnded(member, community.now());
      return {
        access_token: await sessions.start(member.id, startOf(request)),
        user: toUser(signer, member),
      };
    }),

    openRoute(login, async ({ body, request }) => {
      const { member, attempt } = await checkLogin(community, body, request.ip);
      if (member.deactivated_at) {
        const now = community.now();
        if (!isSuspensionOver(member, now))
          throw deactivatedRefusal(member, await moderationDecisions.deactivationAppeal(member.id));
        await endSuspension(community, member.id);
      }
      refuseEnded(member, community.now());
      await attempt.succeeded();
      return {
        access_token: await sessions.start(member.id, startOf(request)),
        user: toUser(signer, member),
      };
    }),

    memberRoute(getMe, async ({ member }) => toUser(signer, member)),

    memberRoute(logout, async ({ token }) => {
      await sessions.end(token);
      return undefined;
    }),

    memberRoute(logoutEverywhere, async ({ member }) => {
      await sessions.endAll(member.id);
      return undefined;
    }),
  ];
}
