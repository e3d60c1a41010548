import {
  deleteTender,
  doneIfGone,
  getTenderStats,
  listMyProposals,
  listMyTenders,
  listProposalInbox,
  listProposals,
  type Proposal,
  setTenderStatus,
  type Tender,
} from '@saudagar/contract';
import { provideFlow, read, readAll } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishTenders, subscribeTenders } from '../changes/changes.ts';
import { changeProposals, changeTenders } from '../changes/tenderChange.ts';
import { comparedMachine } from './comparedMachine.ts';
import { dashboardMachine } from './dashboardMachine.ts';
import { deleteTenderMachine } from './deleteTenderMachine.ts';
import { inboxMachine } from './inboxMachine.ts';
import { myProposalsMachine } from './myProposalsMachine.ts';
import { myTendersMachine } from './myTendersMachine.ts';
import { tenderStatusMachine } from './tenderStatusMachine.ts';
import { tendersToChooseMachine } from './tendersToChooseMachine.ts';

/** How many of each the dashboard shows. */
const SHOWN = 5;

/** A page of a list as its factory asks for it. */
interface Asked<Query> {
  query: Query;
  cursor: string | null;
}

/** The dashboard on the portal's client, read again after any change. */
export const provideDashboard = (portal: Portal) =>
  provideFlow(dashboardMachine, {
    actors: {
      load: fromPromise(async ({ signal }) => {
        const { client } = portal;
        const [stats, received, asked, closing] = await Promise.all([
          client.call(getTenderStats, { signal }),
          client.call(listProposalInbox, {
            query: { status_filter: 'submitted', limit: SHOWN },
            signal,
          }),
          client.call(listMyProposals, {
            query: { status_filter: 'needs_clarification', limit: SHOWN },
            signal,
          }),
          client.call(listMyTenders, {
            query: { status_filter: 'active', sort: 'closing', limit: SHOWN },
            signal,
          }),
        ]);
        return {
          stats,
          received: received.items.filter(({ sealed }) => !sealed),
          asked: asked.items,
          closing: closing.items,
        };
      }),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeTenders(portal, () => sendBack({ type: 'read.outdated' })),
      ),
    },
  });

/** The member's own tenders on the portal's client. */
export const provideMyTenders = (portal: Portal) =>
  provideFlow(myTendersMachine, {
    actors: {
      loadPage: read(
        portal,
        listMyTenders,
        ({ query: { status }, cursor }: Asked<{ status: Tender['status'] | 'all' }>) => ({
          query: {
            ...(status !== 'all' && { status_filter: status }),
            ...(cursor !== null && { cursor }),
          },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeTenders(portal, (news) => {
          sendBack({
            type: 'items.changed',
            change: (tenders: readonly Tender[]) => changeTenders(tenders, news),
            ...(news.about === 'deleted' && { by: -1 }),
          });
          // An accepted proposal may have closed its tender.
          if (news.about !== 'deleted') sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** The inbox on the portal's client. */
export const provideInbox = (portal: Portal) =>
  provideFlow(inboxMachine, {
    actors: {
      loadPage: read(
        portal,
        listProposalInbox,
        ({
          query: { status, tender },
          cursor,
        }: Asked<{
          status: 'all' | Exclude<Proposal['status'], 'draft'>;
          tender: string | null;
        }>) => ({
          query: {
            ...(status !== 'all' && { status_filter: status }),
            ...(tender !== null && { tender_filter: tender }),
            ...(cursor !== null && { cursor }),
          },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) => followProposals(portal, sendBack)),
    },
  });

/** The tenders of the inbox's filter on the portal's client, all pages of them. */
export const provideTendersToChoose = (portal: Portal) =>
  provideFlow(tendersToChooseMachine, {
    actors: {
      load: readAll(portal, listMyTenders, () => ({ query: { has_proposals: 'true' as const } })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeTenders(portal, (news) =>
          sendBack({
            type: 'read.changed',
            change: (tenders: readonly Tender[]) => changeTenders(tenders, news),
          }),
        ),
      ),
    },
  });

/** The member's own proposals on the portal's client. */
export const provideMyProposals = (portal: Portal) =>
  provideFlow(myProposalsMachine, {
    actors: {
      loadPage: read(
        portal,
        listMyProposals,
        ({ query: { status }, cursor }: Asked<{ status: Proposal['status'] | 'all' }>) => ({
          query: {
            ...(status !== 'all' && { status_filter: status }),
            ...(cursor !== null && { cursor }),
          },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) => followProposals(portal, sendBack)),
    },
  });

/** The proposals of one tender on the portal's client. */
export const provideCompared = (portal: Portal) =>
  provideFlow(comparedMachine, {
    actors: {
      loadPage: read(
        portal,
        listProposals,
        ({ query: { tenderId }, cursor }: Asked<{ tenderId: string }>) => ({
          params: { id: tenderId },
          query: cursor === null ? {} : { cursor },
        }),
      ),
      subscribe: fromCallback(({ sendBack }) => followProposals(portal, sendBack)),
    },
  });

/** Closing, reopening and publishing on the portal's client. */
export const provideTenderStatus = (portal: Portal) =>
  provideFlow(tenderStatusMachine, {
    actors: {
      run: fromPromise(({ input: { input } }) =>
        portal.client.call(setTenderStatus, {
          params: { id: input.id },
          body: { status: input.status },
        }),
      ),
    },
    actions: {
      publish: (_, { done }) => publishTenders(portal, { about: 'tender', tender: done }),
    },
  });

/** Deleting on the portal's client. A tender that is gone already counts as deleted. */
export const provideDeleteTender = (portal: Portal) =>
  provideFlow(deleteTenderMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        await portal.client.call(deleteTender, { params }).catch(doneIfGone);
      }),
    },
    actions: {
      publish: (_, { input: { id } }) => publishTenders(portal, { about: 'deleted', id }),
    },
  });

/** Keeps a list of proposals as news say, and asks again where they may belong elsewhere. */
const followProposals = (portal: Portal, sendBack: (event: ListNews) => void) =>
  subscribeTenders(portal, (news) => {
    sendBack({
      type: 'items.changed',
      change: (proposals: readonly Proposal[]) => changeProposals(proposals, news),
    });
    if (news.about !== 'posted') sendBack({ type: 'list.refreshed' });
  });

type ListNews =
  | { type: 'items.changed'; change: (proposals: readonly Proposal[]) => readonly Proposal[] }
  | { type: 'list.refreshed' };
