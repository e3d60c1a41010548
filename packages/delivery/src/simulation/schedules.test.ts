import { afterEach, expect, test, vi } from 'vitest';
import { chanceOf } from './chance.ts';
import { type Outcome, runSchedule } from './schedule.ts';

/** Milliseconds per schedule on a busy machine, and for the first. */
const [PATIENCE_MS, START_MS] = [100, 10_000];
/** Number of schedules; the deep run sets more. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 500);
/** Seed of the first schedule; a failed one runs alone with `SCHEDULES=1`. */
const FIRST_SEED = Number(process.env.SEED ?? 1);

afterEach(() => {
  vi.restoreAllMocks();
});

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);
const isOnce = (texts: readonly string[]) => new Set(texts).size === texts.length;

/** Errors in the outcome of a schedule. */
function complaintsAbout(outcome: Outcome): string[] {
  const { acknowledged, shown, written, announced, faults, ids, givenUp } = outcome;
  const all = [...written.values()].flat();
  const complaints = [...faults];
  if (!isSame([...acknowledged].sort(), all.sort()))
    complaints.push(`written ${all}, acknowledged ${acknowledged}`);
  for (const seen of shown)
    if (!isSame(seen, acknowledged)) complaints.push(`shown ${seen}, acknowledged ${acknowledged}`);
  // A tab's messages are in the order of writing, except those retried by hand.
  for (const texts of written.values()) {
    const expected = texts.filter((text) => !givenUp.has(text));
    const actual = acknowledged.filter((text) => expected.includes(text));
    if (!isSame(actual, expected)) complaints.push(`written ${expected}, acknowledged ${actual}`);
  }
  for (const announcement of announced) {
    if (!isOnce(announcement)) complaints.push(`announced twice: ${announcement}`);
    if (announcement.some((id) => !ids.includes(id)))
      complaints.push(`announced what is not: ${announcement}`);
  }
  return complaints;
}

const valid: Outcome = {
  acknowledged: ['a', 'b'],
  ids: ['1', '2'],
  shown: [['a', 'b']],
  written: new Map([[0, ['a', 'b']]]),
  announced: [['1', '2']],
  faults: [],
  givenUp: new Set(),
};

test.each<[string, Partial<Outcome>]>([
  ['lost', { acknowledged: ['a'], shown: [['a']] }],
  ['doubled', { acknowledged: ['a', 'b', 'b'], shown: [['a', 'b', 'b']] }],
  ['not shown', { shown: [['a']] }],
  ['shown in another order', { shown: [['b', 'a']] }],
  ['in another order than it was written', { acknowledged: ['b', 'a'], shown: [['b', 'a']] }],
  ['announced twice', { announced: [['1', '1']] }],
  ['announced and nowhere', { announced: [['3']] }],
  ['seen twice for a moment', { faults: ['siti saw a message twice'] }],
])('the checker finds a message that is %s', (_, wrong) => {
  expect(complaintsAbout(valid)).toEqual([]);
  expect(complaintsAbout({ ...valid, ...wrong })).not.toEqual([]);
});

test(
  `all tabs end with every acknowledged message once, in ${SCHEDULES} schedules`,
  async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
      vi.spyOn(Math, 'random').mockImplementation(chanceOf(seed).next);
      const complaints = complaintsAbout(await runSchedule(seed));
      if (complaints.length > 0) expect.fail(`seed ${seed}: ${complaints.join('; ')}`);
    }
  },
  START_MS + SCHEDULES * PATIENCE_MS,
);
