import { bid, postTender, withdrawBid } from './communityTenders.ts';
import type { Source, SourceUsers } from './sourceUsers.ts';

/** A tender of Budi's on which the member has bid, and the proposal. */
async function bidOn({ me, budi }: SourceUsers, title: string) {
  const tender = await postTender(budi, title);
  return { tender, proposal: await bid(me, tender) };
}

const decideBid = async (users: SourceUsers, title: string, status: string) => {
  const { tender, proposal } = await bidOn(users, title);
  const path = `/api/tenders/${tender}/proposals/${proposal}/status`;
  await users.budi.ask('PUT', path, { status, feedback: 'Mohon dijelaskan.' });
};

/** A deadline that passes while the test waits for its notification. */
const soon = () => new Date(Date.now() + 2000).toISOString();

/** How each kind of notification about tenders comes to be. */
export const TENDER_SOURCES: Readonly<Record<string, Source>> = {
  proposal_received: async ({ me, budi }, title) => bid(budi, await postTender(me, title)),
  sealed_proposal_received: async ({ me, budi }, title) =>
    bid(budi, await postTender(me, title, { sealed: true })),
  proposal_edited: async ({ me, budi }, title) => {
    const tender = await postTender(me, title);
    const path = `/api/tenders/${tender}/proposals/${await bid(budi, tender)}`;
    await budi.ask('PUT', path, { ...(await budi.ask<object>('GET', path)), delivery_days: 40 });
  },
  proposal_withdrawn: async ({ me, budi }, title) => withdrawBid(budi, await postTender(me, title)),
  sealed_proposal_withdrawn: async ({ me, budi }, title) =>
    withdrawBid(budi, await postTender(me, title, { sealed: true })),
  tender_deadline_passed: async ({ me, budi }, title) =>
    bid(budi, await postTender(me, title, { deadline: soon() })),
  tender_seals_opened: async ({ me, budi }, title) =>
    bid(budi, await postTender(me, title, { deadline: soon(), sealed: true })),
  tender_without_proposals: async ({ me }, title) => postTender(me, title, { deadline: soon() }),
  proposal_unsealed: async ({ me, budi }, title) =>
    bid(me, await postTender(budi, title, { deadline: soon(), sealed: true })),
  proposal_answered: async ({ me, budi }, title) => {
    const tender = await postTender(me, title);
    const path = `/api/tenders/${tender}/proposals/${await bid(budi, tender)}`;
    const body = { status: 'needs_clarification', feedback: 'Kayu apa?' };
    await me.ask('PUT', `${path}/status`, body);
    await budi.ask('POST', `${path}/answer`, { text: 'Jati.' });
  },
  proposal_accepted: (users, title) => decideBid(users, title, 'accepted'),
  proposal_rejected: (users, title) => decideBid(users, title, 'rejected'),
  proposal_under_review: (users, title) => decideBid(users, title, 'under_review'),
  proposal_needs_clarification: (users, title) => decideBid(users, title, 'needs_clarification'),
  tender_closed: async (users, title) => {
    const { tender } = await bidOn(users, title);
    await users.budi.ask('PUT', `/api/tenders/${tender}/status`, { status: 'closed' });
  },
  proposal_not_selected: async ({ me, budi, dewi }, title) => {
    const tender = await postTender(budi, title);
    await bid(me, tender);
    const path = `/api/tenders/${tender}/proposals/${await bid(dewi, tender)}/status`;
    await budi.ask('PUT', path, { status: 'accepted', close_tender: true });
  },
  tender_reopened: async (users, title) => {
    const { tender } = await bidOn(users, title);
    for (const status of ['closed', 'active'])
      await users.budi.ask('PUT', `/api/tenders/${tender}/status`, { status });
  },
  tender_amended: async (users, title) => {
    const { tender } = await bidOn(users, title);
    const path = `/api/tenders/${tender}`;
    const posted = await users.budi.ask<object>('GET', path);
    await users.budi.ask('PUT', path, { ...posted, description: 'Dua ratus kursi.' });
  },
  tender_deleted: async (users, title) => {
    const { tender } = await bidOn(users, title);
    await users.budi.ask('DELETE', `/api/tenders/${tender}`);
  },
};
