import type { Talker } from './talkers.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Posts a tender that closes in a week; returns its id. */
export async function postTender(
  poster: Talker,
  title: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { id } = await poster.ask<{ id: string }>('POST', '/api/tenders', {
    title,
    description: 'Pengiriman bertahap ke tiga cabang.',
    category: 'Furniture',
    deadline: new Date(Date.now() + 7 * DAY).toISOString(),
    requirements: ['Garansi satu tahun'],
    budget_max: 90_000_000,
    ...fields,
  });
  return id;
}

/** Bids on a tender; returns the proposal's id. */
export async function bid(
  bidder: Talker,
  tender: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { id } = await bidder.ask<{ id: string }>('POST', `/api/tenders/${tender}/proposals`, {
    company_name: 'Mebel Jepara',
    contact_person: 'Budi Santoso',
    proposal_amount: 78_500_000,
    proposal_description: 'Jati Perhutani, dikerjakan di bengkel sendiri.',
    delivery_days: 45,
    answers: ['Dua tahun'],
    ...fields,
  });
  return id;
}

/** Bids on a tender, and withdraws the proposal. */
export const withdrawBid = async (bidder: Talker, tender: string) =>
  bidder.ask('DELETE', `/api/tenders/${tender}/proposals/${await bid(bidder, tender)}`);
