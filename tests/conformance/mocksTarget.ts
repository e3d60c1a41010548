import { createMocks, OPT_OUT_CODE } from '@saudagar/mocks';
import { listen } from '@saudagar/mocks/node';
import type { Target } from './target.ts';

/** Answers requests of this process with the mocks. */
export async function startMocksTarget(): Promise<Target> {
  const { community, handlers, sockets } = createMocks({ signedInAs: null });
  const { close } = listen(...handlers, ...sockets.handlers);
  const { accounts, mails, visits } = community;
  return {
    baseUrl: 'http://mocks.example',
    deactivate: async (userId) => accounts.deactivate(userId),
    passSuspension: async (userId) => accounts.passSuspension(userId),
    ageConfirmations: async (userId) => accounts.sessions.ageConfirmations(userId),
    endSuspensions: async () => accounts.endSuspensions(),
    passDeadline: async (tenderId) => community.tenders.passDeadline(tenderId),
    passUntil: async (eventId, minutes) => community.eventReminders.passUntil(eventId, minutes),
    setRole: async (userId, role) => accounts.update(userId, { role }),
    reviewMember: async (userId) => community.revisions.review(userId),
    async onlyAdmins(userIds) {
      for (const { id, role } of accounts.active())
        if (role === 'admin') accounts.update(id, { role: 'user' });
      for (const id of userIds) accounts.update(id, { role: 'admin' });
    },
    // The mocks have no expiry: ending the session is the same for a caller.
    endByTime: async (userId) => accounts.endSessions(userId),
    requirePassword: async (userId) => accounts.update(userId, { must_change_password: true }),
    endVisit: async (userId) => visits.end(userId),
    startSession: async (userId) => accounts.openSession(userId),
    mailedLink: async (address) => mails.linkTo(address),
    optOutCode: async () => OPT_OUT_CODE,
    close: async () => close(),
  };
}
