import {
  createTender,
  decideProposal,
  getProposal,
  getTender,
  submitProposal,
  uploadFile,
} from '@saudagar/contract';
import type { AreaConformance, Fixture, TestUsers } from '../core/area.ts';
import type { Person } from '../harness.ts';
import { amendmentsSuite } from './amendments.ts';
import { proposalDecisionsSuite } from './proposalDecisions.ts';
import { proposalExportSuite } from './proposalExport.ts';
import { proposalsSuite } from './proposals.ts';
import { sealedBidsSuite } from './sealedBids.ts';
import { tenderEditsSuite } from './tenderEdits.ts';
import { tenderListsSuite } from './tenderLists.ts';
import { tenderNotificationsSuite } from './tenderNotifications.ts';
import { PROPOSAL, TENDER } from './tenderSteps.ts';

const tenderFields = async () => ({
  ...TENDER,
  budget_min: null,
  budget_max: null,
  requirements: [],
  tags: [],
  sealed: false,
  is_multi_award: false,
  shows_award: false,
  attachments: [],
  currency: 'IDR',
});
const proposalFields = async () => ({ ...PROPOSAL, answers: [], attachments: [] });

export const tenders: AreaConformance = {
  suites: [
    amendmentsSuite,
    tenderListsSuite,
    tenderEditsSuite,
    proposalsSuite,
    proposalDecisionsSuite,
    proposalExportSuite,
    sealedBidsSuite,
    tenderNotificationsSuite,
  ],
  fixtures: [
    [/^\/api\/tenders\/\{id\}\/proposals\/\{proposalId\}\/status$/, makeReceived],
    [/^\/api\/tenders\/\{id\}\/proposals\/\{proposalId\}/, makeSent],
    [/^\/api\/tenders\/\{id\}\/proposals$/, makeOthers],
    [/^\/api\/(users\/me\/)?tenders\/\{id\}/, makeTender],
  ],
  realFields: {
    createTender: tenderFields,
    updateTender: tenderFields,
    setTenderStatus: async () => ({ status: 'closed' }),
    submitProposal: proposalFields,
    updateProposal: proposalFields,
    decideProposal: async () => ({ status: 'under_review' }),
  },
  updates: {
    updateTender: {
      fields: async ({ owner }) => ({
        ...TENDER,
        title: crypto.randomUUID(),
        company_name: 'Kafe Senja',
        contact_person: 'Sari',
        budget_min: 1_000_000,
        budget_max: 2_000_000,
        currency: 'USD',
        requirements: ['Garansi dua tahun'],
        location: 'Semarang',
        tags: ['kursi'],
        sealed: true,
        is_multi_award: true,
        shows_award: true,
        attachments: [await documentOf(owner)],
      }),
      replyNames: { sealed: 'seal' },
    },
    updateProposal: {
      fields: async ({ owner }) => ({
        ...PROPOSAL,
        company_name: crypto.randomUUID(),
        delivery_days: 14,
        answers: ['Dua tahun'],
        attachments: [await documentOf(owner)],
      }),
      passing: ['terms_version'],
    },
    decideProposal: {
      fields: async () => {
        isAsked = !isAsked;
        return {
          status: isAsked ? 'needs_clarification' : 'under_review',
          ...(isAsked && { feedback: 'Termasuk ongkos kirim?' }),
        };
      },
      passing: ['close_tender', 'version', 'client_id'],
    },
  },
};

let isAsked = false;

const post = ({ client }: Person) => client.call(createTender, { body: TENDER });
/** A file of the member's own, for a tender or a proposal. */
async function documentOf({ client }: Person): Promise<string> {
  const file = new File(['Spesifikasi'], 'spesifikasi.txt', { type: 'text/plain' });
  return (await client.call(uploadFile, { body: { category: 'tenders', file } })).file.id;
}
const bid = ({ client }: Person, id: string) =>
  client.call(submitProposal, { params: { id }, body: PROPOSAL });

async function makeTender({ owner }: TestUsers): Promise<Fixture> {
  const { id } = await post(owner);
  const params = { id };
  return { params, look: () => owner.client.call(getTender, { params }) };
}

/** A tender of another member's, so that any caller can bid. */
async function makeOthers({ owner, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await post(bystander);
  const params = { id };
  return { params, look: () => owner.client.call(getTender, { params }) };
}

/** A proposal that the owner received. */
async function makeReceived({ owner, bystander }: TestUsers): Promise<Fixture> {
  const { id } = await post(owner);
  const params = { id, proposalId: (await bid(bystander, id)).id };
  return { params, look: () => owner.client.call(getProposal, { params }) };
}

/** A proposal that the owner sent, and is asked about. */
async function makeSent({ owner, bystander }: TestUsers): Promise<Fixture> {
  const body = { ...TENDER, requirements: ['Garansi dua tahun'] };
  const { id } = await bystander.client.call(createTender, { body });
  const params = { id, proposalId: (await bid(owner, id)).id };
  const asked = { status: 'needs_clarification', feedback: 'Termasuk ongkos kirim?' } as const;
  await bystander.client.call(decideProposal, { params, body: asked });
  return { params, look: () => owner.client.call(getProposal, { params }) };
}
