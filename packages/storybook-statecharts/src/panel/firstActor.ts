import type { ActorLine, StatechartParameters } from '../protocol.ts';

/** The story as Storybook's index lists it. */
export interface StoryNames {
  /** Path of its file: `./packages/groups/src/members/Members.stories.tsx`. */
  importPath?: string | undefined;
  title: string;
  name: string;
}

interface Hints {
  /** The machine in the address. */
  linked: string | null;
  /** The machine selected before. */
  before: string | null;
  story: StoryNames;
}

/**
 * Selects the actor to show first: of the machine in the URL, else the story's `show`, else the one
 * named most like the story, else the one selected before, else the first. Background machines
 * come last, unless the story's file has the name of one.
 */
export function firstActor(
  actors: readonly ActorLine[],
  { show, background = [] }: StatechartParameters,
  { linked, before, story }: Hints,
): ActorLine | null {
  const of = (machine: string | null | undefined) =>
    actors.find((actor) => actor.machine === machine && actor.status === 'active') ??
    actors.find((actor) => actor.machine === machine);
  const words = wordsOf(story);
  const own = actors.filter(
    ({ machine }) => !background.includes(machine) || isSameName(machine, words.file),
  );
  const likeness = new Map(
    own.map(({ machine }) => [machine, likenessOf(machine, words) - rowPenalty(machine, own)]),
  );
  const best = Math.max(0, ...likeness.values());
  const chosenBefore = own.some(({ machine }) => machine === before) ? before : null;
  const likest = own.filter(({ machine }) => likeness.get(machine) === best);
  const isActive = ({ status }: ActorLine) => status === 'active';
  return (
    of(linked) ??
    of(show) ??
    (best > 0 ? undefined : of(chosenBefore)) ??
    likest.find(isActive) ??
    likest[0] ??
    own.find(isActive) ??
    own[0] ??
    actors.find(isActive) ??
    actors[0] ??
    null
  );
}

/** The story's actors, then background ones, each in start order. */
export const inOrder = (actors: readonly ActorLine[], background: readonly string[]): ActorLine[] =>
  actors.toSorted(
    (a, b) => Number(background.includes(a.machine)) - Number(background.includes(b.machine)),
  );

/** Stems of the words of a story's file, of its name, and of the folders it lies in. */
interface Words {
  file: readonly string[];
  name: readonly string[];
  around: readonly string[];
}

function wordsOf({ importPath, title, name }: StoryNames): Words {
  const path = (importPath ?? title).split('/');
  const file = path.at(-1)?.split('.')[0] ?? '';
  return { file: stems(file), name: stems(name), around: stems(path.slice(0, -1).join(' ')) };
}

/** Words that say nothing of a machine's subject. */
const SMALL = new Set(['for', 'to', 'of', 'in', 'from', 'on', 'at', 'and']);

/**
 * Counts the words of a machine's name that are those of the story: most in the name of its file.
 * The last word says what the machine is, so `auditLog` is like "Log", and `logExport` is not.
 */
function likenessOf(machine: string, { file, name, around }: Words): number {
  const own = stems(machine);
  const points = own.map((word) => {
    const isIn = (words: readonly string[]) => words.some((other) => isSameStem(word, other));
    return isIn(file) ? 3 : isIn(name) ? 2 : isIn(around) ? 1 : 0;
  });
  if (points.every((point) => point === 0)) return 0;
  return points.reduce<number>((sum, point, index) => {
    if (point > 0) return sum + point;
    return sum - (index === points.length - 1 ? 3 : 1);
  }, 0);
}

/** A machine that runs several times is that of a row, not of the screen. */
const rowPenalty = (machine: string, actors: readonly ActorLine[]): number =>
  actors.filter((one) => one.machine === machine && one.status === 'active').length > 1 ? 1 : 0;

const isSameName = (machine: string, file: readonly string[]): boolean => {
  const own = stems(machine);
  return own.length === file.length && own.every((word, index) => word === file[index]);
};

const stems = (text: string): string[] =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !SMALL.has(word))
    .map(stem);

/** "Closing" and "close" as "clos", "members" as "memb". */
function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/s$/, '') : word;
  const short = singular.replace(/(?:ations?|ing|ed|er|e)$/, '');
  return short.length >= 3 ? short : singular;
}

/** "Registr" and "regist" are the same; shorter stems only when they are equal. */
const isSameStem = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= 5 && (a.startsWith(b) || b.startsWith(a)));
