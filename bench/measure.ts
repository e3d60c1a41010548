import type { Bench, Figures, Result, Row, RunningBench, Samples } from './bench.ts';

const ROUNDS = 5;

/** Measures all variants in turn, round after round: a slow machine slows them all. */
export async function measureInTurn(
  { variants }: Pick<RunningBench, 'variants'>,
  { rounds = ROUNDS, warmUps = 1 }: Pick<Bench, 'rounds' | 'warmUps'>,
): Promise<Samples> {
  const samples: Record<string, Figures[]> = {};
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(variants)) {
      const figures = await measure();
      if (round < 0) continue;
      samples[name] = [...(samples[name] ?? []), figures];
    }
  }
  return samples;
}

/** Results of the rows. A figure that no round gave misses its aim. */
export function resultsOf(rows: readonly Row[], samples: Samples): Result[] {
  return rows.map((row) => {
    const value = medianOf(samples, row.of, row.figure);
    const { beside, atMost, atLeast } = row;
    const besideValue = beside ? medianOf(samples, beside.of, beside.figure ?? row.figure) : null;
    const ratio = value === null || !besideValue ? null : value / besideValue;
    const held = beside ? ratio : value;
    const hasAim = atMost !== undefined || atLeast !== undefined;
    const isMet =
      held !== null &&
      held <= (atMost ?? Infinity) &&
      held >= (atLeast ?? Number.NEGATIVE_INFINITY);
    return { ...row, value, besideValue, ratio, isMet: hasAim ? isMet : null };
  });
}

function medianOf(samples: Samples, variant: string, figure: string): number | null {
  const values = (samples[variant] ?? [])
    .map((figures) => figures[figure])
    .filter((value) => value !== undefined && Number.isFinite(value)) as number[];
  return values.length === 0 ? null : median(values);
}

/** Returns the middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (low + high) / 2;
}
