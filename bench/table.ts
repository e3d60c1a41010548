import type { Result } from './bench.ts';

const HEADINGS = ['', 'measured', 'beside', 'ratio', 'aim', ''];

/** The results of one bench as a table for a terminal. */
export function tableOf(name: string, results: readonly Result[]): string {
  const lines = results.map((result) => [
    result.what,
    withUnit(result.value, result.unit),
    result.beside ? `${withUnit(result.besideValue, result.unit)} ${result.beside.of}` : '',
    result.ratio === null ? '' : `${digits(result.ratio)} ×`,
    aimOf(result),
    result.isMet === null ? '' : result.isMet ? 'ok' : 'MISSED',
  ]);
  const all = [HEADINGS, ...lines];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0)),
  );
  const text = all.map((line) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || column === 2 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return [`── ${name}`, ...text].join('\n');
}

function aimOf({ atMost, atLeast, beside }: Result): string {
  const unit = beside ? ' ×' : '';
  if (atMost !== undefined) return `≤ ${digits(atMost)}${unit}`;
  return atLeast === undefined ? '' : `≥ ${digits(atLeast)}${unit}`;
}

function withUnit(value: number | null, unit: Result['unit']): string {
  if (value === null) return 'not measured';
  return unit === 'count' ? digits(value) : `${digits(value)} ${unit}`;
}

/** Formats three significant digits: 1234, 165, 16.4, 1.64, 0.164. */
function digits(value: number): string {
  const size = Math.abs(value);
  const places = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return String(Number(value.toFixed(places)));
}
