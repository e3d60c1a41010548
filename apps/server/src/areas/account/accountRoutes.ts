import { getMe, login, logout, logoutEverywhere, register } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import { endSuspension } from '../admin/users/suspensions.ts';
import { deviceOf } from './devices.ts';
import { countLogin } from './loginAttempts.ts';
import { deactivatedRefusal, isSuspensionOver, refuseEnded } from './members.ts';
import { toUser } from './memberView.ts';

/** Registration, sign-in and sign-out. */
export function accountRoutes(community: Community): Route[] {
  const { members, passwords, sessions, signer, rateLimits } = community;
  return [
    openRoute(register, async ({ body, request }) => {
      const member = await members.add(body);
      const device = deviceOf(request.headers['user-agent']);
      return {
        access_token: await sessions.start(member.id, device),
        user: toUser(signer, member),
      };
    }),

    openRoute(login, async ({ body, request }) => {
      const attempt = await countLogin(rateLimits, body.email, request.ip);
      const member = await members.findByEmail(body.email);
      if (!(await passwords.fits(body.password, member?.password_hash)) || !member)
        throw new Refusal(401, 'wrongLogin');
      if (member.deactivated_at) {
        const now = community.now();
        if (!isSuspensionOver(member, now)) throw deactivatedRefusal(member);
        await endSuspension(community, member.id);
      }
      refuseEnded(member, community.now());
      await attempt.succeeded();
      const device = deviceOf(request.headers['user-agent']);
      return {
        access_token: await sessions.start(member.id, device),
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
