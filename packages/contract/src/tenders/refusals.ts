import type { Wordings } from '../core/wording.ts';

/** Why calls of this area are refused. */
export const tendersRefusals = {
  tenderNotFound: { en: 'Tender not found', id: 'Tender tidak ditemukan' },
  proposalNotFound: { en: 'Proposal not found', id: 'Proposal tidak ditemukan' },
  budgetsReversed: {
    en: 'The minimum budget cannot be more than the maximum',
    id: 'Anggaran minimum tidak boleh melebihi anggaran maksimum',
  },
  deadlinePassed: {
    en: 'The deadline must be in the future',
    id: 'Batas waktu harus di masa mendatang',
  },
  ownTender: {
    en: 'You cannot submit a proposal for your own tender',
    id: 'Anda tidak dapat mengajukan proposal untuk tender Anda sendiri',
  },
  tenderNotActive: {
    en: 'This tender is closed and takes no more proposals',
    id: 'Tender ini sudah ditutup dan tidak menerima proposal lagi',
  },
  tenderDeadlineOver: {
    en: 'The deadline of this tender has passed',
    id: 'Batas waktu tender ini sudah lewat',
  },
  alreadyProposed: {
    en: 'You have already submitted a proposal for this tender',
    id: 'Anda sudah mengajukan proposal untuk tender ini',
  },
  answersMismatch: {
    en: 'Give one answer to each requirement',
    id: 'Beri satu jawaban untuk setiap persyaratan',
  },
  proposalDecided: {
    en: 'This proposal has already been decided',
    id: 'Proposal ini sudah diputuskan',
  },
  proposalChanged: {
    en: 'This proposal has changed since you read it',
    id: 'Proposal ini sudah berubah sejak Anda membacanya',
  },
  proposalWithdrawn: {
    en: 'This proposal was withdrawn',
    id: 'Proposal ini sudah ditarik',
  },
  questionMissing: {
    en: 'Write what you want to know',
    id: 'Tuliskan hal yang ingin Anda tanyakan',
  },
  nothingAsked: {
    en: 'No question waits for an answer',
    id: 'Tidak ada pertanyaan yang menunggu jawaban',
  },
  threadFull: {
    en: 'This proposal holds at most 100 questions and answers',
    id: 'Proposal ini memuat paling banyak 100 pertanyaan dan jawaban',
  },
  stillSealed: {
    en: 'The proposals are sealed until the deadline',
    id: 'Proposal masih tersegel sampai batas waktu',
  },
  neverOpened: {
    en: 'This tender ended before its deadline, so its sealed proposals stay unopened',
    id: 'Tender ini berakhir sebelum batas waktu, sehingga proposal tersegelnya tidak akan dibuka',
  },
  sealLocked: {
    en: 'Sealing cannot be changed once a proposal is in',
    id: 'Segel tidak dapat diubah setelah ada proposal yang masuk',
  },
  sealedDeadline: {
    en: 'The deadline of a sealed tender with proposals can only be moved back, and only before it passes',
    id: 'Batas waktu tender tersegel yang sudah menerima proposal hanya dapat diundur sebelum lewat',
  },
  deadlineToMove: {
    en: 'The deadline of this tender has passed. Move it first.',
    id: 'Batas waktu tender ini sudah lewat. Undurkan dahulu batas waktunya.',
  },
  termsLocked: {
    en: 'Currency and requirements cannot be changed once a proposal is in',
    id: 'Mata uang dan persyaratan tidak dapat diubah setelah ada proposal yang masuk',
  },
  tenderHasProposals: {
    en: 'A tender with proposals cannot become a draft',
    id: 'Tender yang sudah menerima proposal tidak dapat dijadikan draf',
  },
} as const satisfies Wordings;

/** What people call the fields of this area. */
export const tendersLabels = {
  has_proposals: { en: 'With proposals', id: 'Ada proposal' },
  deadline: { en: 'Deadline', id: 'Batas waktu' },
  contact_person: { en: 'Contact person', id: 'Narahubung' },
  budget_min: { en: 'Minimum budget', id: 'Anggaran minimum' },
  budget_max: { en: 'Maximum budget', id: 'Anggaran maksimum' },
  currency: { en: 'Currency', id: 'Mata uang' },
  requirements: { en: 'Requirements', id: 'Persyaratan' },
  sealed: { en: 'Sealed bids', id: 'Proposal tersegel' },
  tender_filter: { en: 'Tender', id: 'Tender yang dipilih' },
  proposal_amount: { en: 'Proposal amount', id: 'Nilai penawaran' },
  proposal_description: { en: 'Proposal description', id: 'Uraian proposal' },
  delivery_days: { en: 'Delivery days', id: 'Lama pengerjaan (hari)' },
  answers: { en: 'Answers', id: 'Jawaban' },
  feedback: { en: 'Feedback', id: 'Umpan balik' },
  version: { en: 'Version', id: 'Versi' },
  close_tender: { en: 'Close the tender', id: 'Tutup tender' },
} as const satisfies Wordings;
