import { describe, expect, test } from 'vitest';
import type { Row } from '../../bench/bench.ts';
import { measureInTurn, median, resultsOf } from '../../bench/measure.ts';
import { tableOf } from '../../bench/table.ts';

const row = (parts: Partial<Row>): Row => ({
  what: 'mount',
  of: 'ours',
  figure: 'ms',
  unit: 'ms',
  ...parts,
});
const samples = {
  ours: [{ ms: 12 }, { ms: 30 }, { ms: 10 }],
  theirs: [{ ms: 5 }, { ms: 4 }, { ms: 6, drift: 1 }],
};
const verdictOf = (parts: Partial<Row>) => resultsOf([row(parts)], samples)[0];

test('variants are measured in turn, and the warm-up does not count', async () => {
  const order: string[] = [];
  const measure = (name: string) => async () => ({ turn: order.push(name) });
  const taken = await measureInTurn(
    { variants: { ours: measure('ours'), theirs: measure('theirs') } },
    { rounds: 2, warmUps: 1 },
  );
  expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs']);
  expect(taken).toEqual({ ours: [{ turn: 3 }, { turn: 5 }], theirs: [{ turn: 4 }, { turn: 6 }] });
});

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

describe('an aim', () => {
  test('an aim applies to the median', () => {
    expect(verdictOf({ atMost: 12 })).toMatchObject({ value: 12, ratio: null, isMet: true });
    expect(verdictOf({ atMost: 11 })).toMatchObject({ isMet: false });
    expect(verdictOf({ atLeast: 12 })).toMatchObject({ isMet: true });
    expect(verdictOf({ atLeast: 13 })).toMatchObject({ isMet: false });
  });

  test('an aim applies to the ratio when there is a figure beside', () => {
    const beside = { of: 'theirs' };
    expect(verdictOf({ beside, atMost: 2.4 })).toMatchObject({ ratio: 2.4, isMet: true });
    expect(verdictOf({ beside, atMost: 2.3 })).toMatchObject({ isMet: false });
  });

  test('a missing figure misses its aim', () => {
    expect(verdictOf({ figure: 'lcp', atMost: 5 })).toMatchObject({ value: null, isMet: false });
    expect(verdictOf({ beside: { of: 'nobody' }, atMost: 5 })).toMatchObject({ isMet: false });
  });

  test('a figure needs no aim', () => {
    expect(verdictOf({})).toMatchObject({ value: 12, isMet: null });
  });
});

test('the table has each figure, its comparison, and whether the aim is met', () => {
  const rows = [
    row({ beside: { of: 'theirs' }, atMost: 2.5 }),
    row({ what: 'drift', of: 'theirs', figure: 'drift', unit: 'px', atMost: 0 }),
  ];
  expect(tableOf('Lists', resultsOf(rows, samples))).toBe(
    [
      '── Lists',
      '       measured  beside       ratio      aim',
      'mount     12 ms  5 ms theirs  2.4 ×  ≤ 2.5 ×      ok',
      'drift      1 px                          ≤ 0  MISSED',
    ].join('\n'),
  );
});
