import { describe, expect, it } from 'vitest';
import { LAST_PAGE, shownPage } from './pages.ts';

const first = { page: 1, count: 20, total: 61, isMore: false, allUsers: null };

describe('a page of users', () => {
  it('shows its range and the total of the list', () => {
    expect(shownPage(first)).toEqual({
      ...{ from: 1, to: 20, total: 61, isMore: false },
      ...{ hasPrevious: false, hasNext: true },
    });
  });

  it('ends with the last user', () => {
    expect(shownPage({ ...first, page: 4, count: 1 })).toMatchObject({
      ...{ from: 61, to: 61, total: 61, isMore: false },
      ...{ hasPrevious: true, hasNext: false },
    });
    expect(shownPage({ ...first, page: 3, total: 60 })).toMatchObject({ to: 60, hasNext: false });
  });

  it('says that there are more where the server stopped counting', () => {
    const counted = { ...first, total: 1000, isMore: true };
    expect(shownPage(counted)).toMatchObject({ total: 1000, isMore: true, hasNext: true });
    expect(shownPage({ ...counted, page: 60 })).toMatchObject({ total: 1200, isMore: true });
  });

  it('knows the total at a last page beyond what the server counts', () => {
    expect(shownPage({ ...first, page: 60, count: 4, total: 1000, isMore: true })).toMatchObject({
      ...{ from: 1181, to: 1184, total: 1184, isMore: false, hasNext: false },
    });
  });

  it('takes the total of the stats, then of the rows, from a server that tells none', () => {
    const withoutTotal = { ...first, total: null };
    expect(shownPage({ ...withoutTotal, allUsers: 45 })).toMatchObject({
      total: 45,
      isMore: false,
    });
    expect(shownPage(withoutTotal)).toMatchObject({ total: 20, isMore: true, hasNext: true });
    expect(shownPage({ ...withoutTotal, count: 7 })).toMatchObject({ total: 7, isMore: false });
  });

  it('goes on as far as pages can be asked for by number', () => {
    const last = { ...first, page: LAST_PAGE, total: 1000, isMore: true };
    expect(LAST_PAGE).toBe(501);
    expect(shownPage(last)).toMatchObject({ to: 10_020, hasNext: false });
  });
});
