import fc from 'fast-check';

/** Of one seed everything follows: the same one makes the same input. `npm test` has one of its own. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20261121);
/** How many times as much input as `npm test` tries. */
const ROUNDS = Number(process.env.HOSTILE_ROUNDS ?? 1);

/**
 * Tries that something holds for so many inputs, and as many more as the run has rounds.
 * @throws Error with the smallest input it does not hold for, and how to see that again
 */
export async function holds<T>(
  tries: number,
  input: fc.Arbitrary<T>,
  check: (input: T) => void | Promise<void>,
  { seed = SEED, rounds = ROUNDS } = {},
): Promise<void> {
  const property = fc.asyncProperty(input, async (value) => check(value));
  const result = await fc.check(property, { seed, numRuns: tries * rounds });
  if (!result.failed) return;
  const [smallest] = result.counterexample ?? [];
  throw new Error(
    `It does not hold for this input, the smallest found after ${result.numRuns} tries:\n` +
      `${fc.stringify(smallest).slice(0, 4000)}\n` +
      `To see it again: HOSTILE_SEED=${seed} HOSTILE_ROUNDS=${rounds} npm run test:deep -- hostile\n` +
      'Mend what it found, and keep this input as an example in the test of what was mended.',
    { cause: result.errorInstance },
  );
}
