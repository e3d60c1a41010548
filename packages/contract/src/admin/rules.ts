import type { Role } from '../core/role.ts';
import { plainText } from '../text/memberText.ts';
import { FLAG_ACTIONS, type FlagAction } from './reviewing.ts';

/** Most characters of the title by which people are told of a flagged thing, and of an excerpt. */
const FLAG_TITLE_MAX = 80;
export const EXCERPT_MAX = 300;
/** Most earlier decisions that a flag tells. */
export const HISTORY_MAX = 20;

/** Whether only `getFlag` tells the text of such a thing (ADM-097). */
export const isWithheldType = (content_type: string): boolean => content_type === 'message';

/** Whether only admins remove such a thing: a member, whose account it ends. */
const isAdminsType = (content_type: string): boolean => content_type === 'member';

/** A flagged thing that waits, as its decision depends on it; `authorId` is null where they left. */
export interface WaitingThing {
  readonly content_type: string;
  readonly authorId: string | null;
}

/** What a keeper may do about a thing that waits: nothing about their own. */
export function flagActionsOn(
  { content_type, authorId }: WaitingThing,
  keeper: { readonly id: string; readonly role: Role },
): FlagAction[] {
  if (authorId === keeper.id) return [];
  const mayRemove = keeper.role === 'admin' || !isAdminsType(content_type);
  return FLAG_ACTIONS.filter(
    (action) =>
      (action !== 'remove_content' || mayRemove) && (action !== 'warn_user' || authorId !== null),
  );
}

/** The beginning of a text, in `most` characters. */
export function beginningOf(text: string, most: number): string {
  const whole = [...text.trim()];
  return whole.length > most ? `${whole.slice(0, most - 1).join('')}…` : whole.join('');
}

/** What people know a flagged thing by: its title, name or first words, as they are read. */
export const flagTitleOf = (thing: {
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly content?: string | undefined;
}): string => {
  const text = thing.title ?? thing.name ?? plainText(thing.content ?? '').replace(/\s+/g, ' ');
  return beginningOf(text, FLAG_TITLE_MAX);
};

/** The outcome of each action, as flags tell it. */
export const FLAG_OUTCOMES = {
  dismiss: 'dismissed',
  warn_user: 'warned',
  remove_content: 'removed',
} as const satisfies Record<FlagAction, string>;

/** How the audit log names each action. */
export const FLAG_ACTS = {
  dismiss: 'dismiss_flag',
  warn_user: 'warn_user',
  remove_content: 'remove_content',
} as const satisfies Record<FlagAction, string>;
