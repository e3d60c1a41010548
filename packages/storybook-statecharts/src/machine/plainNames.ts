import { fill, TEXTS } from '../texts.ts';

/** Display of names: as words, or as written in the code. */
export type Naming = 'words' | 'code';

/** `loadingMore`, `loading_more` and `LOADING_MORE` as "Loading more". */
export function inWords(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[._:\-/\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A state's or event's name in the selected display. */
export const named = (name: string, naming: Naming) => (naming === 'words' ? inWords(name) : name);

/** A state's path without its machine's name: `ready.loading`. */
const pathInMachine = (id: string, machine: string) =>
  id === machine ? id : id.slice(machine.length + 1);

/** A state's path in the selected display: "Ready › Loading", or `ready.loading`. */
export function pathNamed(id: string, machine: string, naming: Naming): string {
  const path = pathInMachine(id, machine);
  return naming === 'words' ? path.split('.').map(inWords).join(' › ') : path;
}

/** A transition's event, or its cause, in the selected display. */
export const eventNamed = (
  { event, trigger }: { event: string; trigger: string | null },
  naming: Naming,
): string => (trigger === null ? waitingInWords(event, naming) : named(event, naming));

/** A guard in the selected display, as in "[is online]". */
export const guardNamed = (guard: string, naming: Naming): string =>
  naming === 'words' ? inWords(guard).replace(/^./, (first) => first.toLowerCase()) : guard;

/** Cause of an automatic transition in plain words. */
export function waitingInWords(event: string, naming: Naming): string {
  if (naming === 'code') return event;
  const { events } = TEXTS;
  const [, kind, name = ''] = /^(done|error|snapshot): (.+)$/.exec(event) ?? [];
  if (kind === 'done') return fill(events.done, { name: inWords(name) });
  if (kind === 'error') return fill(events.error, { name: inWords(name) });
  if (kind === 'snapshot') return fill(events.news, { name: inWords(name) });
  if (event === 'done') return events.finished;
  if (event === 'always') return events.always;
  const [, delay] = /^after (.+)$/.exec(event) ?? [];
  return delay ? fill(events.after, { delay: /^\d/.test(delay) ? delay : inWords(delay) }) : event;
}
