import type { ActorLine, StatechartParameters } from '../protocol.ts';

interface Hints {
  /** The machine in the address. */
  linked: string | null;
  /** The machine selected before. */
  before: string | null;
  /** The story's file: `./packages/groups/src/Groups.stories.tsx`. */
  file: string;
}

/**
 * Selects the actor to show first: of the machine in the URL, else the story's `show`, else the one
 * named most like the story's file, else the one selected before, else the first that is not
 * background. One that runs comes before one that ended.
 */
export function firstActor(
  actors: readonly ActorLine[],
  { show, background = [] }: StatechartParameters,
  { linked, before, file }: Hints,
): ActorLine | null {
  const of = (machine: string | null | undefined) =>
    actors.find((actor) => actor.machine === machine && actor.status === 'active') ??
    actors.find((actor) => actor.machine === machine);
  const name = file.split('/').at(-1)?.split('.')[0]?.toLowerCase() ?? '';
  const isLikeFile = (machine: string) =>
    machine.length > 2 && name.length > 2 && (name.includes(machine) || machine.includes(name));
  const likest = actors
    .map(({ machine }) => machine)
    .filter((machine) => isLikeFile(machine.toLowerCase()))
    .toSorted((a, b) => Math.abs(a.length - name.length) - Math.abs(b.length - name.length))[0];
  const others = inOrder(actors, background);
  return (
    of(linked) ??
    of(show) ??
    of(likest) ??
    (background.includes(before ?? '') ? undefined : of(before)) ??
    others.find(({ status }) => status === 'active') ??
    others[0] ??
    null
  );
}

/** The story's actors, then background ones, each in start order. */
export const inOrder = (actors: readonly ActorLine[], background: readonly string[]): ActorLine[] =>
  actors.toSorted(
    (a, b) => Number(background.includes(a.machine)) - Number(background.includes(b.machine)),
  );
