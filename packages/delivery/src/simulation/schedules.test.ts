import { afterEach, expect, test, vi } from 'vitest';
import { chanceOf } from './chance.ts';
import { runSchedule } from './schedule.ts';

/** Milliseconds for one of them on a busy machine. */
const PATIENCE_MS = 100;
/** How many schedules run with the other tests, and by `npm run test:schedules`. */
const [FEW, MANY] = [2000, 10_000];
const isByCommand = process.env.npm_lifecycle_event === 'test:schedules';
const SCHEDULES = Number(process.env.SCHEDULES ?? (isByCommand ? MANY : FEW));
/** The seed of the first; that of one that failed runs it alone with `SCHEDULES=1`. */
const FIRST_SEED = Number(process.env.SEED ?? 1);

afterEach(() => {
  vi.restoreAllMocks();
});

test(
  `what all see in the end is what was acknowledged, in order and once, in ${SCHEDULES} schedules`,
  async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
      vi.spyOn(Math, 'random').mockImplementation(chanceOf(seed).next);
      const { acknowledged, shown, written, announced, faults, ids, givenUp } =
        await runSchedule(seed);
      const name = `seed ${seed}`;
      expect(faults, name).toEqual([]);
      // Everything written was acknowledged, once.
      const all = [...written.values()].flat();
      expect([...acknowledged].sort(), name).toEqual([...all].sort());
      // Every tab shows exactly that, in the server's order.
      for (const seen of shown) expect(seen, name).toEqual(acknowledged);
      // What a tab wrote stands in the order it was written in, but for what was sent again by hand.
      for (const texts of written.values()) {
        const inTurn = texts.filter((text) => !givenUp.has(text));
        expect(
          acknowledged.filter((text) => inTurn.includes(text)),
          name,
        ).toEqual(inTurn);
      }
      // No message was announced twice, and none that there is not.
      for (const heard of announced) {
        expect(new Set(heard).size, name).toBe(heard.length);
        expect(
          heard.filter((id) => !ids.includes(id)),
          name,
        ).toEqual([]);
      }
    }
  },
  SCHEDULES * PATIENCE_MS,
);
