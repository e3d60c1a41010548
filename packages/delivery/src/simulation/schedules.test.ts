import { afterEach, expect, test, vi } from 'vitest';
import { chanceOf } from './chance.ts';
import { type Outcome, runSchedule } from './schedule.ts';

/** Milliseconds for one of them on a busy machine, and for the first. */
const [PATIENCE_MS, START_MS] = [100, 10_000];
/** How many schedules run; the deep run sets more. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 500);
/** The seed of the first; that of one that failed runs it alone with `SCHEDULES=1`. */
const FIRST_SEED = Number(process.env.SEED ?? 1);

afterEach(() => {
  vi.restoreAllMocks();
});

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at]);
const isOnce = (texts: readonly string[]) => new Set(texts).size === texts.length;

/** What is wrong with how a schedule ended. */
function complaintsAbout(outcome: Outcome): string[] {
  const { acknowledged, shown, written, announced, faults, ids, givenUp } = outcome;
  const all = [...written.values()].flat();
  const complaints = [...faults];
  if (!isSame([...acknowledged].sort(), all.sort()))
    complaints.push(`written ${all}, acknowledged ${acknowledged}`);
  for (const seen of shown)
    if (!isSame(seen, acknowledged)) complaints.push(`shown ${seen}, acknowledged ${acknowledged}`);
  // What a tab wrote stands in the order it was written in, but for what was sent again by hand.
  for (const texts of written.values()) {
    const inTurn = texts.filter((text) => !givenUp.has(text));
    const stands = acknowledged.filter((text) => inTurn.includes(text));
    if (!isSame(stands, inTurn)) complaints.push(`written ${inTurn}, stands as ${stands}`);
  }
  for (const subscription of announced) {
    if (!isOnce(subscription)) complaints.push(`announced twice: ${subscription}`);
    if (subscription.some((id) => !ids.includes(id)))
      complaints.push(`announced what is not: ${subscription}`);
  }
  return complaints;
}

const sound: Outcome = {
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
])('what is %s is found', (_, wrong) => {
  expect(complaintsAbout(sound)).toEqual([]);
  expect(complaintsAbout({ ...sound, ...wrong })).not.toEqual([]);
});

test(
  `what all see in the end is what was acknowledged, in order and once, in ${SCHEDULES} schedules`,
  async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
      vi.spyOn(Math, 'random').mockImplementation(chanceOf(seed).next);
      const complaints = complaintsAbout(await runSchedule(seed));
      if (complaints.length > 0) expect.fail(`seed ${seed}: ${complaints.join('; ')}`);
    }
  },
  START_MS + SCHEDULES * PATIENCE_MS,
);
