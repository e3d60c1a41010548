import type { Community } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { SessionRouter } from '../../../SessionRouter.tsx';
import {
  openedApp,
  openedAppDecorator,
  opens,
  startAtNotifications,
} from './openedApp.testing.tsx';

const OWN = { type: 'tender', id: 'tender-01', title: 'Pengadaan 120 kursi kafe kayu jati' };
const SEALED = { type: 'tender', id: 'tender-02', title: 'Seragam batik untuk 300 karyawan hotel' };
const REFUSED = { type: 'tender', id: 'tender-12', title: 'Anyaman pandan untuk toko di Hamburg' };
const ASKED = { type: 'tender', id: 'tender-06', title: 'Kain tenun lurik 500 meter' };
const REVIEWED = { type: 'tender', id: 'tender-11', title: 'Komponen lampu LED dari Shenzhen' };

const ownBid = ({ proposals }: Community) => {
  const own = proposals.all(REFUSED.id).find(({ bidderId }) => bidderId === 'member-1');
  if (!own) throw new Error('The sample lacks the bid');
  return own;
};

/** The buyer accepts the bid. */
const accept = (community: Community) =>
  Object.assign(ownBid(community), { status: 'accepted', feedback: 'Selamat, kami pilih Anda.' });

/** The buyer chooses another bid. */
const chooseAnother = (community: Community) =>
  Object.assign(ownBid(community), {
    status: 'submitted',
    outcome: 'not_selected',
    feedback: null,
  });

/** Notifications of tenders and bids, each with the screen that it opens. */
const meta = preview.meta({
  title: 'What notifications open: bids and tenders',
  component: SessionRouter,
  tags: ['notification'],
  decorators: [openedAppDecorator],
  parameters: openedApp,
  beforeEach: startAtNotifications,
});

export const ProposalRejected = meta.story({
  name: 'A bid was refused (rejected): opens the proposal',
  tags: ['bidder'],
  ...opens({ kind: 'proposal_rejected', heading: REFUSED.title, about: REFUSED }),
});

export const ProposalAccepted = meta.story({
  name: 'A bid was accepted (won): opens the proposal',
  tags: ['bidder'],
  ...opens({ kind: 'proposal_accepted', heading: REFUSED.title, about: REFUSED, act: accept }),
});

export const ProposalNotSelected = meta.story({
  name: 'Another bid was chosen (lost bid): opens the proposal',
  tags: ['bidder'],
  ...opens({
    kind: 'proposal_not_selected',
    heading: REFUSED.title,
    about: REFUSED,
    act: chooseAnother,
  }),
});

export const ProposalUnderReview = meta.story({
  name: 'A bid is under review: opens the proposal',
  tags: ['bidder'],
  ...opens({ kind: 'proposal_under_review', heading: REVIEWED.title, about: REVIEWED }),
});

export const ProposalNeedsClarification = meta.story({
  name: 'The buyer asks a question: opens the question',
  tags: ['bidder'],
  ...opens({ kind: 'proposal_needs_clarification', heading: ASKED.title, about: ASKED }),
});

export const ProposalUnsealed = meta.story({
  name: 'A sealed bid was opened: opens the proposal',
  tags: ['bidder', 'no-picture'],
  ...opens({ kind: 'proposal_unsealed', heading: REVIEWED.title, about: REVIEWED }),
});

export const TenderClosed = meta.story({
  name: 'A tender was closed: opens the proposal',
  tags: ['bidder', 'no-picture'],
  ...opens({ kind: 'tender_closed', heading: REFUSED.title, about: REFUSED }),
});

export const TenderReopened = meta.story({
  name: 'A tender was reopened: opens the proposal',
  tags: ['bidder', 'no-picture'],
  ...opens({ kind: 'tender_reopened', heading: REVIEWED.title, about: REVIEWED }),
});

export const TenderAmended = meta.story({
  name: 'A tender was changed: opens the tender',
  tags: ['bidder'],
  ...opens({ kind: 'tender_amended', heading: ASKED.title, about: ASKED }),
});

export const TenderDeleted = meta.story({
  name: 'A tender was deleted: opens nothing',
  tags: ['bidder'],
  ...opens({ kind: 'tender_deleted', heading: null, about: { ...REFUSED, type: 'deleted' } }),
});

export const ProposalReceived = meta.story({
  name: 'A bid came in: opens the proposal',
  tags: ['buyer'],
  ...opens({ kind: 'proposal_received', heading: OWN.title, about: OWN, actor: 'member-2' }),
});

export const SealedProposalReceived = meta.story({
  name: 'A sealed bid came in: opens the inbox',
  tags: ['buyer'],
  ...opens({ kind: 'sealed_proposal_received', heading: 'Tender Management', about: SEALED }),
});

export const ProposalEdited = meta.story({
  name: 'A bid was changed: opens the proposal',
  tags: ['buyer', 'no-picture'],
  ...opens({ kind: 'proposal_edited', heading: OWN.title, about: OWN, actor: 'member-2' }),
});

export const ProposalAnswered = meta.story({
  name: 'A question was answered: opens the answer',
  tags: ['buyer'],
  ...opens({ kind: 'proposal_answered', heading: OWN.title, about: OWN, actor: 'member-4' }),
});

export const ProposalWithdrawn = meta.story({
  name: 'A bid was withdrawn: opens the tender',
  tags: ['buyer'],
  ...opens({ kind: 'proposal_withdrawn', heading: OWN.title, about: OWN, actor: 'member-2' }),
});

export const SealedProposalWithdrawn = meta.story({
  name: 'A sealed bid was withdrawn: opens the tender',
  tags: ['buyer'],
  ...opens({ kind: 'sealed_proposal_withdrawn', heading: SEALED.title, about: SEALED }),
});

export const TenderDeadlinePassed = meta.story({
  name: 'The deadline has passed: opens the comparison',
  tags: ['buyer'],
  ...opens({ kind: 'tender_deadline_passed', heading: /^Compare proposals/, about: OWN }),
});

export const TenderSealsOpened = meta.story({
  name: 'The seals were opened: opens the comparison',
  tags: ['buyer', 'no-picture'],
  ...opens({ kind: 'tender_seals_opened', heading: /^Compare proposals/, about: OWN }),
});

export const TenderWithoutProposals = meta.story({
  name: 'The deadline has passed without a bid: opens the tender',
  tags: ['buyer'],
  ...opens({
    kind: 'tender_without_proposals',
    heading: 'Mesin kasir untuk tiga cabang',
    about: { type: 'tender', id: 'tender-04', title: 'Mesin kasir untuk tiga cabang' },
  }),
});
