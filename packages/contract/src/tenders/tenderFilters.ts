import { z } from 'zod/mini';
import { isFound, searchedText } from '../text/search.ts';
import { shownStatus, TENDER_STATUSES, type TimedTender } from './tenderStatus.ts';

/** The values of the status filter (TND-023). Drafts are found among one's own tenders alone. */
export const TenderStatusFilter = z.enum(['all', ...TENDER_STATUSES]);
export type TenderStatusFilter = z.infer<typeof TenderStatusFilter>;

/** Newest first, or (additive) the next deadline first. */
export const TenderSort = z.enum(['newest', 'closing']);
export type TenderSort = z.infer<typeof TenderSort>;

/** What a list of tenders is asked for. */
export interface TenderFilters {
  status_filter?: TenderStatusFilter | undefined;
  category?: string | undefined;
  search?: string | undefined;
  sort?: TenderSort | undefined;
}

/** A tender as filters look at it. */
export interface FilteredTender extends TimedTender {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly company_name?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly requirements: readonly string[];
  readonly tags: readonly string[];
  readonly awarded?: boolean | undefined;
  readonly created_at?: string | undefined;
  readonly posted_by_user?: { readonly full_name?: string | null | undefined } | null | undefined;
}

/** What search looks into. */
export const searchedOfTender = (
  tender: Omit<FilteredTender, 'id' | 'status' | 'deadline'>,
): string =>
  searchedText(
    tender.title,
    tender.company_name,
    tender.location,
    tender.posted_by_user?.full_name,
    tender.category,
    ...tender.tags,
    ...tender.requirements,
    tender.description,
  );

/** Whether filters let a tender through at that moment; a proposal that was accepted counts as awarded. */
export function passesTenderFilters(
  tender: FilteredTender,
  { status_filter = 'all', category, search }: TenderFilters,
  now: number,
): boolean {
  const isAwarded = status_filter === 'awarded' && tender.awarded === true;
  return (
    (status_filter === 'all' || isAwarded || shownStatus(tender, now) === status_filter) &&
    (!category || tender.category.toLowerCase() === category.toLowerCase()) &&
    (!search || isFound(searchedOfTender(tender), search))
  );
}

/** Newest first, or the next deadline first; the id decides between equals. */
export function inTenderOrder(sort: TenderSort = 'newest') {
  const moment = ({ created_at, deadline }: FilteredTender) =>
    sort === 'newest' ? -Date.parse(created_at ?? deadline) : Date.parse(deadline);
  const turn = sort === 'newest' ? -1 : 1;
  return (a: FilteredTender, b: FilteredTender): number =>
    moment(a) - moment(b) || turn * (a.id < b.id ? -1 : 1);
}
