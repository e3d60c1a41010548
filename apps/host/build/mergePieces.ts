/** A piece of the app: modules that the same visits need, in a file of their own. */
export interface Piece {
  name: string;
  /** Its size as it is sent. */
  bytes: number;
  /** The pieces that it imports at once. */
  imports: readonly string[];
  /** Whether it stays a file of its own. */
  isWhole: boolean;
}

/** Something that a visitor opens. */
export interface Visit {
  /** The pieces that it needs at once. */
  pieces: ReadonlySet<string>;
  /** How much it counts beside the others. */
  weight: number;
  /** Whether it is a page; else something that is opened on a page, with all that the page has. */
  isPage: boolean;
}

/** What one file more costs a visitor, in the bytes that a phone receives meanwhile. */
const FILE = 2000;

/** Pieces that share a file, with what is known of it. */
interface File {
  pieces: string[];
  bytes: number;
  imports: Set<File>;
  isWhole: boolean;
  visits: Set<Visit>;
}

/** Two files, and the bytes that visitors are spared if both are one. */
interface Pair {
  one: File;
  other: File;
  gain: number;
}

/**
 * Lays pieces together into files, two at a time, as long as that spares visitors more than it sends
 * them of what they do not need. Everything comes in the end, when the browser is idle, so each file
 * less counts for all. No page gets a further file by it. Files never import each other in a circle:
 * their modules would run before what they need.
 */
export function mergePieces(pieces: readonly Piece[], visits: readonly Visit[]): string[][] {
  const files = filesOf(pieces, visits);
  const open = [...files].filter(({ isWhole }) => !isWhole);
  let pairs = open.flatMap((one, at) => pairsOf(one, open.slice(at + 1)));
  for (let best = bestOf(pairs); best; best = bestOf(pairs)) {
    const { one, other } = best;
    merge(one, other, files);
    const isOf = (file: File) => file === one || file === other;
    pairs = pairs.filter((pair) => !isOf(pair.one) && !isOf(pair.other));
    pairs.push(
      ...pairsOf(
        one,
        open.filter((file) => files.has(file) && file !== one),
      ),
    );
  }
  return [...files].map((file) => file.pieces);
}

function filesOf(pieces: readonly Piece[], visits: readonly Visit[]): Set<File> {
  const byName = new Map(
    pieces.map(({ name, bytes, isWhole }): [string, File] => {
      const needing = visits.filter((visit) => visit.pieces.has(name));
      const file = { pieces: [name], bytes, imports: new Set<File>(), isWhole };
      return [name, { ...file, visits: new Set(needing) }];
    }),
  );
  for (const { name, imports } of pieces) {
    const needed = imports.flatMap((one) => byName.get(one) ?? []);
    for (const file of needed) byName.get(name)?.imports.add(file);
  }
  return new Set(byName.values());
}

/** The pairs of a file with these that gain anything. */
function pairsOf(one: File, others: readonly File[]): Pair[] {
  return others
    .map((other) => ({ one, other, gain: gainOf(one, other) }))
    .filter(({ gain }) => gain > 0);
}

function gainOf(one: File, other: File): number {
  if (bringsMore(one, other) || bringsMore(other, one)) return 0;
  const both = weightOf([...one.visits].filter((visit) => other.visits.has(visit)));
  const oneAlone = weightOf([...one.visits]) - both;
  const otherAlone = weightOf([...other.visits]) - both;
  return FILE * (1 + both) - oneAlone * other.bytes - otherAlone * one.bytes;
}

const weightOf = (visits: readonly Visit[]) => visits.reduce((sum, { weight }) => sum + weight, 0);

/** Whether a page that needs the one would get, with the other, files that it has no need of. */
function bringsMore(one: File, other: File): boolean {
  const pages = [...one.visits].filter(({ isPage }) => isPage);
  return [...other.imports].some(
    (file) => file !== one && !pages.every((page) => file.visits.has(page)),
  );
}

/** The pair that gains most. Takes those off the list that would gain more and cannot be one file. */
function bestOf(pairs: Pair[]): Pair | undefined {
  for (;;) {
    const best = pairs.reduce<Pair | undefined>(
      (most, pair) => (most && most.gain >= pair.gain ? most : pair),
      undefined,
    );
    if (!best || !isCircle(best.one, best.other)) return best;
    // What is merged later never undoes a circle.
    pairs.splice(pairs.indexOf(best), 1);
  }
}

/** Whether one leads to the other through a third: both as one file would import themselves. */
function isCircle(one: File, other: File): boolean {
  return leadsTo(one, other) || leadsTo(other, one);
}

function leadsTo(from: File, to: File): boolean {
  const seen = new Set<File>();
  const waiting = [...from.imports].filter((file) => file !== to);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (file === to) return true;
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...file.imports);
  }
  return false;
}

function merge(one: File, other: File, files: Set<File>): void {
  one.pieces.push(...other.pieces);
  one.bytes += other.bytes;
  for (const file of other.imports) one.imports.add(file);
  files.delete(other);
  for (const file of files) if (file.imports.delete(other)) file.imports.add(one);
  one.imports.delete(one);
  one.imports.delete(other);
  for (const visit of other.visits) one.visits.add(visit);
  for (const file of one.imports) need(file, one.visits);
}

/** Has the file, and all that it imports, needed by these visits. */
function need(file: File, visits: ReadonlySet<Visit>): void {
  const before = file.visits.size;
  for (const visit of visits) file.visits.add(visit);
  if (file.visits.size === before) return;
  for (const imported of file.imports) need(imported, visits);
}
