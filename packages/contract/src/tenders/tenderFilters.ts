import { z } from 'zod/mini';
import { isFound, searchedText } from '../text/search.ts';
import { shownStatus, TENDER_STATUSES, type TimedTender } from './tenderStatus.ts';

/** Values of the status filter (TND-023). Drafts appear only among the caller's tenders. */
export const TenderStatusFilter = z.enum(['all', ...TENDER_STATUSES]);
export type TenderStatusFilter = z.infer<typeof TenderStatusFilter>;

/** Newest first, or (additive) the next deadline first. */
export const TenderSort = z.enum(['newest', 'closing']);
export type TenderSort = z.infer<typeof TenderSort>;

/** Filters of a tender list. */
export interface TenderFilters {
  status_filter?: TenderStatusFilter | undefined;
  category?: string | undefined;
  search?: string | undefined;
  sort?: TenderSort | undefined;
}

/** Fields of a tender that filters read. */
export interface FilterableTender extends TimedTender {
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

/** Searched text of a tender. */
export const searchedOfTender = (
  tender: Omit<FilterableTender, 'id' | 'status' | 'deadline'>,
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

/**
 * Returns true when a tender passes the filters at a moment; an accepted proposal makes it awarded.
 */
export function passesTenderFilters(
  tender: FilterableTender,
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

/** Orders tenders newest first, or by next deadline; ties by id. */
export function inTenderOrder(sort: TenderSort = 'newest') {
  const moment = ({ created_at, deadline }: FilterableTender) =>
    sort === 'newest' ? -Date.parse(created_at ?? deadline) : Date.parse(deadline);
  const turn = sort === 'newest' ? -1 : 1;
  return (a: FilterableTender, b: FilterableTender): number =>
    moment(a) - moment(b) || turn * (a.id < b.id ? -1 : 1);
}
