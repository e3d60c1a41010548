import {
  changePassword,
  confirmPassword,
  deleteAccount,
  downloadArchive,
  endOtherSessions,
  endSession,
  listSessions,
  prepareArchive,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { madeFileRoute, memberRoute, type Route } from '../../http/route.ts';
import { wrongPassword } from './members.ts';
import { withPasswordTry } from './passwordTries.ts';

/** Routes of the member's password, devices and data, and the deletion of the account. */
export function settingsRoutes(community: Community): Route[] {
  const { members, ownArchives, passwords, rateLimits, sessions, signer } = community;
  return [
    memberRoute(changePassword, async ({ member, token, body }) => {
      await withPasswordTry(rateLimits, member.id, () =>
        members.changePassword(member, token, body),
      );
      await sessions.confirm(token);
      return undefined;
    }),

    memberRoute(confirmPassword, async ({ member, token, body }) => {
      await withPasswordTry(rateLimits, member.id, async () => {
        if (!(await passwords.fits(body.password, member.password_hash)))
          throw wrongPassword('password');
        await sessions.confirm(token);
      });
      return undefined;
    }),

    memberRoute(listSessions, async ({ member, token }) => sessions.list(member.id, token)),

    memberRoute(endSession, async ({ member, params }) => {
      await sessions.endOne(member.id, params.id);
      return undefined;
    }),

    memberRoute(endOtherSessions, async ({ member, token }) => {
      await sessions.endAll(member.id, token);
      return undefined;
    }),

    memberRoute(prepareArchive, async ({ member }) => {
      const { expires_at, ...archive } = await ownArchives.prepare(member.id);
      return {
        ...archive,
        download: signer.sign(`/api/account/archive/${archive.id}`),
        expires_at: expires_at.toISOString(),
      };
    }),

    madeFileRoute(downloadArchive, async ({ params, request }) => {
      const { content, size } = await ownArchives.open(params.id, request.session?.member.id);
      return { content, size, mime: 'application/zip', name: 'saudagar-hub.zip' };
    }),

    memberRoute(deleteAccount, async ({ member, body }) => {
      await withPasswordTry(rateLimits, member.id, async () => {
        if (!(await passwords.fits(body.password, member.password_hash)))
          throw wrongPassword('password');
        await community.leave(community, member.id);
      });
      return undefined;
    }),
  ];
}
