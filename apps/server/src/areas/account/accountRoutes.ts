import { getMe, login, logout, logoutEverywhere, register } from '@saudagar/contract';
import { languageOf } from '@saudagar/contract/server';
import type { FastifyRequest } from 'fastify';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import { endSuspension } from '../admin/users/suspensions.ts';
import { checkLogin } from './checkLogin.ts';
import { deviceOf } from './devices.ts';
import type { KnownDevice } from './knownDevices.ts';
import { type MemberRow, refuseEnded } from './members.ts';
import { toUser } from './memberView.ts';
import { registerOnce } from './registerOnce.ts';
import { deactivatedRefusal, isSuspensionOver } from './suspension.ts';

/** Starts a session on a device, and remembers the device. */
async function startSession(
  { knownDevices, sessions, signer }: Community,
  { headers }: Pick<FastifyRequest, 'headers'>,
  member: MemberRow,
  known: KnownDevice | null,
) {
  const device = await knownDevices.remember(member.id, known);
  const access_token = await sessions.start(member.id, {
    ...deviceOf(headers['user-agent']),
    language: languageOf(headers['accept-language']),
    device: device.hash,
  });
  return { access_token, user: toUser(signer, member), device_token: device.token };
}

/** Registration, sign-in and sign-out. */
export function accountRoutes(community: Community): Route[] {
  const { moderationDecisions, sessions, signer } = community;
  return [
    openRoute(register, async ({ body, request }) => {
      const member = await registerOnce(community, body);
      refuseEnded(member, community.now());
      return startSession(community, request, member, null);
    }),

    openRoute(login, async ({ body, request }) => {
      const { member, attempt, device } = await checkLogin(community, body, request.ip);
      if (member.deactivated_at) {
        const now = community.now();
        if (!isSuspensionOver(member, now))
          throw deactivatedRefusal(member, await moderationDecisions.deactivationAppeal(member.id));
        await endSuspension(community, member.id);
      }
      refuseEnded(member, community.now());
      await attempt.succeeded();
      return startSession(community, request, member, device);
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
