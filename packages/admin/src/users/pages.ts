import { USERS_PAGE, USERS_SKIP_MAX } from '@saudagar/contract';

/** Highest page number the server accepts. */
export const LAST_PAGE = USERS_SKIP_MAX / USERS_PAGE + 1;

/** A page of users as loaded. */
interface KnownPage {
  page: number;
  /** Number of users on the page. */
  count: number;
  /** Number of matching users; null when the server sends none. */
  total: number | null;
  /** True when there are more than `total`. */
  isMore: boolean;
  /** Number of all users, if the list is unfiltered; null otherwise. */
  allUsers: number | null;
}

/** Caption and buttons of a page (ADM-315–317). */
export interface ShownPage {
  from: number;
  to: number;
  total: number;
  /** True when there are more than `total`. */
  isMore: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Returns the range; the total comes from the list, else the stats, else the rows (ADM-355). */
export function shownPage({ page, count, total, isMore, allUsers }: KnownPage): ShownPage {
  const from = (page - 1) * USERS_PAGE + 1;
  const to = from + count - 1;
  const isFull = count === USERS_PAGE;
  const known = total ?? allUsers;
  // A page that is not full is the last one, even past the server's count.
  const isCounted = !isFull || (known !== null && !isMore);
  const shownTotal = isFull ? Math.max(known ?? to, to) : Math.max(isMore ? to : (known ?? to), to);
  return {
    from,
    to,
    total: shownTotal,
    isMore: !isCounted,
    hasPrevious: page > 1,
    hasNext: page < LAST_PAGE && (isCounted ? to < shownTotal : isFull),
  };
}
