import { USERS_PAGE, USERS_SKIP_MAX } from '@saudagar/contract';

/** The last page that can be asked for by its number. */
export const LAST_PAGE = USERS_SKIP_MAX / USERS_PAGE + 1;

/** What is known of a page of users. */
interface KnownPage {
  page: number;
  /** How many it holds. */
  count: number;
  /** How many match in all; null where the server does not say. */
  total: number | null;
  /** Whether there are more than `total`. */
  isMore: boolean;
  /** How many users there are, where that answers the same question; null otherwise. */
  allUsers: number | null;
}

/** The caption and the buttons of a page (ADM-315–317). */
export interface ShownPage {
  from: number;
  to: number;
  total: number;
  /** Whether there are more than `total`. */
  isMore: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** X, Y and N of 'Showing X to Y of N users': N by the list, else by the stats, else what is here (ADM-355). */
export function shownPage({ page, count, total, isMore, allUsers }: KnownPage): ShownPage {
  const from = (page - 1) * USERS_PAGE + 1;
  const to = from + count - 1;
  const isFull = count === USERS_PAGE;
  const known = total ?? allUsers;
  // A page that is not full is the last, however far the server counted.
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
