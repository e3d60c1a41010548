import fc from 'fast-check';

/** The seed of all input: the same one makes the same input. `npm test` has a fixed one. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20261121);
/** Factor of the number of inputs, compared with `npm test`. */
const ROUNDS = Number(process.env.HOSTILE_ROUNDS ?? 1);

/**
 * Tests a property with the given number of inputs, times the rounds of the run.
 * @throws Error with the smallest failing input, and the command that reproduces it
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
