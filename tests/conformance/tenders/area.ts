import {
  createTender,
  decideProposal,
  getProposal,
  getTender,
  submitProposal,
} from '@saudagar/contract';
import type { AreaConformance, Cast, Thing } from '../core/area.ts';
import type { Person } from '../stage.ts';
import { PROPOSAL, TENDER } from './bidding.ts';
import { decidingSuite } from './deciding.ts';
import { listingSuite } from './listing.ts';
import { postingSuite } from './posting.ts';
import { proposingSuite } from './proposing.ts';
import { sealingSuite } from './sealing.ts';

const tenderFields = async () => ({
  ...TENDER,
  budget_min: null,
  budget_max: null,
  requirements: [],
  tags: [],
  sealed: false,
  attachments: [],
  currency: 'IDR',
});
const proposalFields = async () => ({ ...PROPOSAL, answers: [], attachments: [] });

export const tenders: AreaConformance = {
  suites: [listingSuite, postingSuite, proposingSuite, decidingSuite, sealingSuite],
  things: [
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
};

const post = ({ client }: Person) => client.call(createTender, { body: TENDER });
const bid = ({ client }: Person, id: string) =>
  client.call(submitProposal, { params: { id }, body: PROPOSAL });

async function makeTender({ owner }: Cast): Promise<Thing> {
  const { id } = await post(owner);
  const params = { id };
  return { places: params, look: () => owner.client.call(getTender, { params }) };
}

/** A tender of another member's, so that whoever calls can bid. */
async function makeOthers({ owner, bystander }: Cast): Promise<Thing> {
  const { id } = await post(bystander);
  const params = { id };
  return { places: params, look: () => owner.client.call(getTender, { params }) };
}

/** A proposal that the owner received. */
async function makeReceived({ owner, bystander }: Cast): Promise<Thing> {
  const { id } = await post(owner);
  const params = { id, proposalId: (await bid(bystander, id)).id };
  return { places: params, look: () => owner.client.call(getProposal, { params }) };
}

/** A proposal that the owner sent, and is asked about. */
async function makeSent({ owner, bystander }: Cast): Promise<Thing> {
  const { id } = await post(bystander);
  const params = { id, proposalId: (await bid(owner, id)).id };
  const body = { status: 'needs_clarification', feedback: 'Termasuk ongkos kirim?' } as const;
  await bystander.client.call(decideProposal, { params, body });
  return { places: params, look: () => owner.client.call(getProposal, { params }) };
}
