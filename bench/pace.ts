import { median } from './measure.ts';

const ROUNDS = 9;
/** Rounds until the engine has optimized the work. */
const WARM_UPS = 3;
const POSTS = 20_000;

/**
 * Measures the machine's current speed: milliseconds of a fixed piece of work on one core, the
 * median of several rounds.
 */
export function measurePace(): number {
  const times = Array.from({ length: WARM_UPS + ROUNDS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(times.slice(WARM_UPS));
}

/** The commonest work of servers and pages: serializing, parsing and sorting objects. */
function work(): void {
  const posts = Array.from({ length: POSTS }, (_, index) => ({
    at: (index * 7919) % POSTS,
    content: `Kain tenun ${index}`,
  }));
  const read: typeof posts = JSON.parse(JSON.stringify(posts));
  read.sort((one, other) => one.at - other.at);
}
