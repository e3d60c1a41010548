import type { TermChange } from './tenderAmendments.ts';
import type { Tender } from './tenders.ts';

/** Terms of a tender that bidders read, in the order in which changes are listed. */
export const TENDER_TERMS = [
  'title',
  'description',
  'category',
  'deadline',
  'budget_min',
  'budget_max',
  'currency',
  'requirements',
  'sealed',
  'is_multi_award',
  'shows_award',
  'company_name',
  'contact_person',
  'location',
  'tags',
  'files',
] as const;
export type TenderTerm = (typeof TENDER_TERMS)[number];

/** The terms of a tender; each file by its id and name. */
export type TenderTerms = Record<Exclude<TenderTerm, 'files'>, unknown> & {
  readonly files: readonly { readonly id: string; readonly name: string }[];
};

/** Lists the terms that differ. Files differ by id, so that a renewed file of one name counts. */
export function changedTerms(before: TenderTerms, after: TenderTerms): TermChange[] {
  return TENDER_TERMS.flatMap((term) =>
    JSON.stringify(before[term]) === JSON.stringify(after[term])
      ? []
      : { term, before: shownValue(before, term), after: shownValue(after, term) },
  );
}

const shownValue = (terms: TenderTerms, term: TenderTerm): unknown =>
  term === 'files' ? terms.files.map(({ name }) => name) : terms[term];

/** The terms of a tender as read by a signed-in member. */
export const termsOf = (tender: Tender): TenderTerms => ({
  title: tender.title,
  description: tender.description,
  category: tender.category,
  deadline: new Date(tender.deadline).toISOString(),
  budget_min: tender.budget_min ?? null,
  budget_max: tender.budget_max ?? null,
  currency: tender.currency,
  requirements: tender.requirements,
  sealed: (tender.seal ?? null) !== null,
  is_multi_award: tender.is_multi_award ?? false,
  shows_award: tender.shows_award ?? false,
  company_name: tender.company_name ?? null,
  contact_person: tender.contact_person ?? null,
  location: tender.location ?? null,
  tags: tender.tags,
  files: (tender.files ?? []).map(({ id, original_filename: name }) => ({ id, name })),
});

/**
 * Number of the first amendment that a proposal does not take into account, or null. `confirmed`
 * counts the amendments that its bidder knew.
 */
export const firstUnconfirmed = (confirmed: number, amendments: number): number | null =>
  confirmed < amendments ? confirmed + 1 : null;
