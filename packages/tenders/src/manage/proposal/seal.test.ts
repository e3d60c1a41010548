import { expect, it, vi } from 'vitest';
import { atOpening, firstOpening, sealOfProposal } from './seal.ts';

const DEADLINE = '2026-12-01T00:00:00.000Z';
const [BEFORE, AFTER] = [Date.parse(DEADLINE) - 1, Date.parse(DEADLINE)];
const bid = { status: 'submitted', tender_deadline: DEADLINE } as const;

it('posters see when a sealed bid opens, or that it never does', () => {
  const sealed = { ...bid, sealed: true, tender_seal: 'sealed' } as const;
  expect(sealOfProposal(sealed, 'poster', BEFORE)).toBe('sealed');
  // It was read before the deadline: only the server knows whether it has opened.
  expect(sealOfProposal(sealed, 'poster', AFTER)).toBe('sealed');
  const never = { ...sealed, tender_seal: 'never_opened' } as const;
  expect(sealOfProposal(never, 'poster', AFTER)).toBe('shut');
  expect(sealOfProposal({ ...bid, sealed: false }, 'poster', BEFORE)).toBe('open');
});

it('bidders see the seal on their own readable bid', () => {
  const own = { ...bid, sealed: false, tender_seal: 'sealed' } as const;
  expect(sealOfProposal(own, 'bidder', BEFORE)).toBe('sealed');
  expect(sealOfProposal(own, 'bidder', AFTER)).toBe('open');
  expect(sealOfProposal({ ...own, tender_seal: 'never_opened' }, 'bidder', AFTER)).toBe('shut');
});

it('bidders see no seal on an unsealed or withdrawn bid', () => {
  expect(sealOfProposal({ ...bid, tender_seal: null }, 'bidder', BEFORE)).toBe('open');
  const withdrawn = { ...bid, status: 'draft', tender_seal: 'sealed' } as const;
  expect(sealOfProposal(withdrawn, 'bidder', BEFORE)).toBe('open');
});

it("firstOpening trusts the server's seal, not the local clock", () => {
  const sealed = { sealed: true, tender_seal: 'sealed', tender_deadline: DEADLINE } as const;
  const later = { ...sealed, tender_deadline: '2026-12-02T00:00:00.000Z' };
  expect(firstOpening([later, sealed])).toBe(AFTER);
  expect(firstOpening([{ ...sealed, sealed: false }])).toBeNull();
  expect(firstOpening([{ ...sealed, tender_seal: 'never_opened' }])).toBeNull();
});

it('a seal is read again from the server when the local clock is ahead', () => {
  vi.useFakeTimers({ now: BEFORE });
  const refresh = vi.fn();
  const stop = atOpening(AFTER, refresh);
  vi.advanceTimersByTime(1001);
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
