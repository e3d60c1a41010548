import type { Proposal, Tender } from '@saudagar/contract';
import { minutesAgo } from '../../core/time.ts';

const DAY = 60 * 24;

/** Builds an active tender of `member-1` that closes in twelve days. */
export function buildTender(overrides: Partial<Tender> = {}): Tender {
  return {
    id: 'tender-1',
    title: 'Pengadaan 120 kursi kafe kayu jati',
    description:
      'Kursi makan untuk tiga cabang kafe di Yogyakarta. Kayu jati kelas B, finishing doff, tahan dicuci.',
    company_name: 'Kopi Tugu',
    contact_person: 'Siti Rahmawati',
    category: 'Furniture',
    budget_min: 60_000_000,
    budget_max: 90_000_000,
    currency: 'IDR',
    deadline: minutesAgo(-12 * DAY),
    requirements: ['Contoh satu kursi sebelum produksi', 'Garansi satu tahun'],
    location: 'Yogyakarta',
    tags: ['kayu jati', 'kafe'],
    status: 'active',
    proposals_count: 0,
    total_proposals: overrides.proposals_count ?? 0,
    created_at: minutesAgo(3 * DAY),
    posted_by_user: { id: 'member-1', full_name: 'Siti Rahmawati' },
    updated_at: minutesAgo(3 * DAY),
    awarded: false,
    is_multi_award: false,
    shows_award: false,
    seal: null,
    attachments: [],
    ...overrides,
  };
}

/** Builds a new proposal of `member-2` on the tender of `buildTender`. */
export function buildProposal(overrides: Partial<Proposal> = {}): Proposal {
  return {
    id: 'proposal-1',
    tender_id: 'tender-1',
    tender_title: 'Pengadaan 120 kursi kafe kayu jati',
    company_name: 'Mebel Jepara Lestari',
    contact_person: 'Budi Santoso',
    proposal_amount: 78_500_000,
    proposal_description:
      'Kursi jati dari bahan Perhutani, dikerjakan di bengkel sendiri di Jepara.',
    status: 'submitted',
    submitted_at: minutesAgo(5 * 60),
    outcome: null,
    feedback: null,
    delivery_days: 45,
    answers: ['Contoh dikirim dalam tujuh hari', 'Garansi rangka dua tahun'],
    currency: 'IDR',
    tender_status: 'active',
    tender_deadline: minutesAgo(-12 * DAY),
    tender_seal: null,
    requirements: ['Contoh satu kursi sebelum produksi', 'Garansi satu tahun'],
    sealed: false,
    bidder: { id: 'member-2', full_name: 'Budi Santoso' },
    attachments: [],
    files: [],
    edited_at: null,
    withdrawn_at: null,
    ...overrides,
  };
}
