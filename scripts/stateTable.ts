import { missing, type Passages, type StateCoverage } from './stateCoverage.ts';

/** One kind of what machines are made of, and who went through it. */
interface Part {
  all: readonly string[];
  stories: readonly string[];
  endToEnd: readonly string[];
}

/** Leaf states and transitions of every machine, in this order. */
function partsOf(id: string, coverage: StateCoverage, passages: Passages): [Part, Part] {
  const told = coverage.get(id);
  const { entered = [], taken = [] } = passages[id] ?? {};
  return [
    { all: told?.states.all ?? [], stories: told?.states.entered ?? [], endToEnd: entered },
    { all: told?.transitions.all ?? [], stories: told?.transitions.taken ?? [], endToEnd: taken },
  ];
}

const count = (all: readonly string[], seen: readonly string[]) =>
  all.length - missing(all, seen).length;

const figuresOf = ({ all, stories, endToEnd }: Part) => [
  all.length,
  count(all, stories),
  count(all, endToEnd),
  count(all, [...stories, ...endToEnd]),
];

const line = (id: string, cells: readonly (string | number)[]) =>
  `${id.padEnd(20)}${cells.map((cell, at) => String(cell).padStart(at === 4 ? 12 : 9)).join('')}`;

/** How much of each machine stories went through, how much end to end runs, and both; and of all. */
export function coverageTable(
  machines: readonly string[],
  coverage: StateCoverage,
  passages: Passages,
): string {
  const head = ['in all', 'stories', 'e2e', 'both'];
  const rows = machines.map((id) =>
    line(id, coverage.has(id) ? partsOf(id, coverage, passages).flatMap(figuresOf) : ['-']),
  );
  const sums = sumsOf(machines, coverage, passages).flat();
  return [
    `${''.padEnd(20)}${'leaf states'.padEnd(39)}transitions`,
    line('machine', [...head, ...head]),
    ...rows,
    line('all machines', sums),
  ].join('\n');
}

/** What stories went through of all machines, in one line. */
export function coverageLine(machines: readonly string[], coverage: StateCoverage): string {
  const [states, transitions] = sumsOf(machines, coverage, {});
  return `Stories enter ${states[1]} of ${states[0]} leaf states and take ${transitions[1]} of ${transitions[0]} transitions`;
}

/** Figures of all machines together: of leaf states, of transitions. */
function sumsOf(machines: readonly string[], coverage: StateCoverage, passages: Passages) {
  const figures = machines.map((id) => partsOf(id, coverage, passages).map(figuresOf));
  const sum = (part: number) =>
    [0, 1, 2, 3].map((at) => figures.reduce((all, one) => all + (one[part]?.[at] ?? 0), 0));
  return [sum(0), sum(1)] as const;
}

/** What only end to end runs went through, and where none of them came: to know, not to mend. */
export function notesOn(
  machines: readonly string[],
  coverage: StateCoverage,
  passages: Passages,
): string {
  const list = (title: string, namesOf: (parts: [Part, Part]) => string[]) => {
    const lines = machines.flatMap((id) => {
      const names = namesOf(partsOf(id, coverage, passages));
      const short = names.map((name) =>
        name.startsWith(`${id}.`) ? name.slice(id.length + 1) : name,
      );
      return names.length > 0 ? [`  ${id}: ${short.join(', ')}`] : [];
    });
    return `${title}\n${lines.length > 0 ? lines.join('\n') : '  none'}`;
  };
  return [
    list('Entered or taken by end to end runs alone, by no story', (parts) =>
      parts.flatMap(({ all, stories, endToEnd }) =>
        missing(all, stories).filter((name) => endToEnd.includes(name)),
      ),
    ),
    list('Leaf states that no end to end run enters (stories do)', ([{ all, endToEnd }]) =>
      missing(all, endToEnd),
    ),
  ].join('\n\n');
}
