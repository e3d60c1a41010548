import {
  createTender,
  decideProposal,
  getProposal,
  getTender,
  listMyProposals,
  listNotifications,
  listProposalInbox,
  type Proposal,
  type ProposalBody,
  submitProposal,
  type Tender,
  type TenderBody,
  uploadFile,
} from '@saudagar/contract';
import { NOW } from '@saudagar/mocks';
import type { Harness, Person } from '../harness.ts';

/** The target's time in so many hours. */
export const inHours = (hours: number): string =>
  new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

/** Default fields of a tender. */
export const TENDER = {
  title: 'Pengadaan kursi kafe',
  description: 'Seratus kursi kayu jati untuk tiga cabang',
  category: 'Furniture',
  deadline: inHours(72),
} as const satisfies TenderBody;

/** Default fields of a proposal. */
export const PROPOSAL = {
  company_name: 'Mebel Jepara',
  contact_person: 'Budi',
  proposal_amount: 78_123_456,
  proposal_description: 'Dikerjakan di bengkel sendiri',
} as const satisfies ProposalBody;

export const TENDER_NOT_FOUND = {
  status: 404,
  en: 'Tender not found',
  id: 'Tender tidak ditemukan',
} as const;
export const PROPOSAL_NOT_FOUND = {
  status: 404,
  en: 'Proposal not found',
  id: 'Penawaran tidak ditemukan',
} as const;

type Made = TenderBody & { status?: 'active' | 'draft'; client_id?: string };

/** Functions that fill a target with tenders and proposals. */
export function tenderSteps(harness: Harness) {
  return {
    someone: () => harness.signUp(),
    post: ({ client }: Person, parts: Partial<Made> = {}): Promise<Tender> =>
      client.call(createTender, { body: { ...TENDER, ...parts } }),
    see: ({ client }: Pick<Person, 'client'>, { id }: { id: string }): Promise<Tender> =>
      client.call(getTender, { params: { id } }),
    bid: (
      { client }: Person,
      { id }: { id: string },
      parts: Partial<ProposalBody> & { client_id?: string } = {},
    ): Promise<Proposal> =>
      client.call(submitProposal, { params: { id }, body: { ...PROPOSAL, ...parts } }),
    read: ({ client }: Person, { id, tender_id }: { id: string; tender_id: string }) =>
      client.call(getProposal, { params: { id: tender_id, proposalId: id } }),
    decide: (
      { client }: Person,
      { id, tender_id }: { id: string; tender_id: string },
      body: Parameters<typeof client.call<typeof decideProposal>>[1]['body'],
    ) => client.call(decideProposal, { params: { id: tender_id, proposalId: id }, body }),
    inbox: async ({ client }: Person, query: object = {}) =>
      (await client.call(listProposalInbox, { query })).items,
    mine: async ({ client }: Person, query: object = {}) =>
      (await client.call(listMyProposals, { query })).items,
    /** Kinds of the member's notifications. */
    notificationsOf: async ({ client }: Person) =>
      (await client.call(listNotifications, { query: {} })).items.map(({ kind }) => kind),
    /** A document of the member's own, for a tender or a proposal. */
    document: async ({ client }: Person, text = 'Spesifikasi') => {
      const file = new File([text], 'spesifikasi.txt', { type: 'text/plain' });
      return (await client.call(uploadFile, { body: { category: 'tenders', file } })).file.id;
    },
  };
}
