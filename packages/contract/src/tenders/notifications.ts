import type { NotificationKind } from '../core/area.ts';

/** What posters and bidders are told; `{{title}}` is the tender's. */
export const tendersNotifications = {
  proposal_received: {
    topic: 'trade',
    en: { other: '{{actors}} submitted a proposal for “{{title}}”' },
    id: { other: '{{actors}} mengajukan proposal untuk “{{title}}”' },
  },
  sealed_proposal_received: {
    topic: 'trade',
    en: { other: 'A sealed proposal came in for “{{title}}”' },
    id: { other: 'Ada proposal tersegel yang masuk untuk “{{title}}”' },
  },
  proposal_answered: {
    topic: 'trade',
    en: { other: '{{actors}} answered your question about “{{title}}”' },
    id: { other: '{{actors}} menjawab pertanyaan Anda tentang “{{title}}”' },
  },
  proposal_accepted: {
    topic: 'trade',
    en: { other: 'Your proposal for “{{title}}” was accepted' },
    id: { other: 'Proposal Anda untuk “{{title}}” diterima' },
  },
  proposal_rejected: {
    topic: 'trade',
    en: { other: 'Your proposal for “{{title}}” was not chosen' },
    id: { other: 'Proposal Anda untuk “{{title}}” tidak terpilih' },
  },
  proposal_under_review: {
    topic: 'trade',
    en: { other: 'Your proposal for “{{title}}” is under review' },
    id: { other: 'Proposal Anda untuk “{{title}}” sedang ditinjau' },
  },
  proposal_needs_clarification: {
    topic: 'trade',
    en: { other: 'You are asked a question about your proposal for “{{title}}”' },
    id: { other: 'Ada pertanyaan tentang proposal Anda untuk “{{title}}”' },
  },
  tender_closed: {
    topic: 'trade',
    en: { other: '“{{title}}” has been closed' },
    id: { other: 'Tender “{{title}}” telah ditutup' },
  },
  tender_deleted: {
    topic: 'trade',
    en: { other: '“{{title}}”, which you bid on, has been deleted' },
    id: { other: 'Tender “{{title}}” yang Anda ikuti telah dihapus' },
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;
