import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW } from '@saudagar/mocks';
import { NO_COST } from '../../apps/server/src/areas/account/passwords.ts';
import { endSuspensions } from '../../apps/server/src/areas/admin/users/suspensions.ts';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { DEFAULT_LIMITS, NO_LIMITS } from '../../apps/server/src/limits/limits.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { startMailServer } from '../../apps/server/testing/mailServer.ts';
import { vapidKeys } from '../../apps/server/testing/pushService.ts';
import { putReadyDatabase } from '../../apps/server/testing/readyDatabase.ts';
import type { Target } from './target.ts';

/** The server as a target, with the paths of its database and files. */
export interface ServerTarget extends Target {
  readonly db: Database;
  readonly dataDir: string;
}

/** Starts the server in this process, on the embedded database or the given one. */
export async function startServerTarget(databaseUrl?: string): Promise<ServerTarget> {
  const dataDir = await mkdtemp(join(tmpdir(), 'saudagar-conformance-'));
  if (!databaseUrl) putReadyDatabase(dataDir);
  const mailServer = await startMailServer();
  const started = Date.now();
  const server = await startServer({
    dataDir,
    databaseUrl,
    hostDir: join(dataDir, 'no-host'),
    passwordCost: NO_COST,
    mail: mailServer.settings,
    push: { ...vapidKeys(), subject: 'mailto:hub@saudagar.example', services: [] },
    limits: {
      ...NO_LIMITS,
      loginPair: DEFAULT_LIMITS.loginPair,
      loginDevice: DEFAULT_LIMITS.loginDevice,
    },
    // A running clock that never passes the hour in which signed addresses stay the same.
    now: () => new Date(Date.parse(NOW) + Date.now() - started),
  });
  const { db, members, now, sessions } = server.community;
  return {
    baseUrl: server.address,
    db,
    dataDir,
    deactivate: (userId) => members.setActive(userId, false),
    async passSuspension(userId) {
      const deactivated_until = new Date(Date.parse(NOW) - 1);
      await db.updateTable('members').set({ deactivated_until }).where('id', '=', userId).execute();
    },
    async ageConfirmations(userId) {
      const confirmed_at = new Date(Date.parse(NOW) - 601_000);
      await db
        .updateTable('sessions')
        .set({ confirmed_at })
        .where('member_id', '=', userId)
        .execute();
    },
    async endSuspensions() {
      await endSuspensions(server.community);
    },
    async passDeadline(tenderId) {
      const deadline = new Date(now().getTime() - 60_000);
      await db.updateTable('tenders').set({ deadline }).where('id', '=', tenderId).execute();
      await server.outbox.run();
    },
    async passUntil(eventId, minutes) {
      const event = await db
        .selectFrom('events')
        .where('id', '=', eventId)
        .select(['start_at', 'end_at', 'day_reminded_for', 'hour_reminded_for'])
        .executeTakeFirstOrThrow();
      const passed = event.start_at.getTime() - (now().getTime() + minutes * 60_000);
      const earlier = (at: Date) => new Date(at.getTime() - passed);
      const registrations = await db
        .selectFrom('event_registrations')
        .where('event_id', '=', eventId)
        .select(['id', 'registered_at'])
        .execute();
      for (const { id, registered_at } of registrations)
        await db
          .updateTable('event_registrations')
          .set({ registered_at: earlier(registered_at) })
          .where('id', '=', id)
          .execute();
      const { start_at, end_at, day_reminded_for: day, hour_reminded_for: hour } = event;
      await db
        .updateTable('events')
        .set({
          ...{ start_at: earlier(start_at), end_at: earlier(end_at) },
          ...{ day_reminded_for: day && earlier(day), hour_reminded_for: hour && earlier(hour) },
        })
        .where('id', '=', eventId)
        .execute();
      await server.outbox.run();
    },
    setRole: members.setRole,
    // The server reviews nobody by default; a member of a later date is newer than that.
    async reviewMember(userId) {
      const created_at = new Date(now().getTime() + 86_400_000);
      await db.updateTable('members').set({ created_at }).where('id', '=', userId).execute();
    },
    async onlyAdmins(userIds) {
      // The database requires an admin at any moment.
      for (const id of userIds) await members.setRole(id, 'admin');
      await db
        .updateTable('members')
        .set({ role: 'user' })
        .where('role', '=', 'admin')
        .where('id', 'not in', userIds)
        .execute();
    },
    async endByTime(userId) {
      const expires_at = new Date(Date.parse(NOW) - 1);
      await db
        .updateTable('sessions')
        .set({ expires_at })
        .where('member_id', '=', userId)
        .execute();
    },
    optOutCode: server.community.invitationOptOuts.codeOf,
    async mailedLink(address) {
      await server.outbox.run();
      return mailServer.mailsTo(address).at(-1)?.link;
    },
    async requirePassword(userId) {
      await db
        .updateTable('members')
        .set({ must_change_password: true })
        .where('id', '=', userId)
        .execute();
    },
    async endVisit(userId) {
      await db
        .updateTable('visits')
        .set({ last_visit_at: now() })
        .where('member_id', '=', userId)
        .execute();
    },
    startSession: (userId) => sessions.start(userId),
    async close() {
      await server.close();
      await mailServer.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
