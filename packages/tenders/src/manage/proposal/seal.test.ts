import { expect, it } from 'vitest';
import { nextOpening, sealOfProposal } from './seal.ts';

const DEADLINE = '2026-12-01T00:00:00.000Z';
const [BEFORE, AFTER] = [Date.parse(DEADLINE) - 1, Date.parse(DEADLINE)];
const bid = { status: 'submitted', tender_deadline: DEADLINE } as const;

it('tells the poster of a bid they cannot read when it opens, or that it never does', () => {
  const sealed = { ...bid, sealed: true, tender_seal: 'sealed' } as const;
  expect(sealOfProposal(sealed, 'poster', BEFORE)).toBe('sealed');
  // It was read before the deadline: only the server knows whether it opened.
  expect(sealOfProposal(sealed, 'poster', AFTER)).toBe('sealed');
  const never = { ...sealed, tender_seal: 'never_opened' } as const;
  expect(sealOfProposal(never, 'poster', AFTER)).toBe('shut');
  expect(sealOfProposal({ ...bid, sealed: false }, 'poster', BEFORE)).toBe('open');
});

it('tells bidders of the seal on a bid that they read themselves', () => {
  const own = { ...bid, sealed: false, tender_seal: 'sealed' } as const;
  expect(sealOfProposal(own, 'bidder', BEFORE)).toBe('sealed');
  expect(sealOfProposal(own, 'bidder', AFTER)).toBe('open');
  expect(sealOfProposal({ ...own, tender_seal: 'never_opened' }, 'bidder', AFTER)).toBe('shut');
});

it('tells bidders nothing where no seal is, and of a withdrawn bid', () => {
  expect(sealOfProposal({ ...bid, tender_seal: null }, 'bidder', BEFORE)).toBe('open');
  const withdrawn = { ...bid, status: 'draft', tender_seal: 'sealed' } as const;
  expect(sealOfProposal(withdrawn, 'bidder', BEFORE)).toBe('open');
});

it('finds when the next seal opens', () => {
  const sealed = { sealed: true, tender_seal: 'sealed', tender_deadline: DEADLINE } as const;
  const later = { ...sealed, tender_deadline: '2026-12-02T00:00:00.000Z' };
  expect(nextOpening([later, sealed], BEFORE)).toBe(AFTER);
  expect(nextOpening([sealed], AFTER)).toBeNull();
  expect(nextOpening([{ ...sealed, sealed: false }], BEFORE)).toBeNull();
  expect(nextOpening([{ ...sealed, tender_seal: 'never_opened' }], BEFORE)).toBeNull();
});
