/**
 * The kinds of state, which are tags of stories: they filter the sidebar and gather boards. Each has
 * the words that lead to such a state from the one before it.
 */
export const KINDS = {
  loading: 'opens',
  sending: 'submits',
  empty: 'nothing there',
  failed: 'fails',
  offline: 'connection lost',
  forbidden: 'not allowed',
  gone: 'deleted meanwhile',
  refused: 'refused',
  asked: 'asked to confirm',
  done: 'done',
  'first-use': 'first time',
  notification: 'notified',
} as const;

export type Kind = keyof typeof KINDS;

/** The roles of who sees a state, which are tags too; a story without one shows a member's view. */
export const ROLES = [
  'visitor',
  'member',
  'organizer',
  'buyer',
  'bidder',
  'group-admin',
  'moderator',
  'admin',
] as const;

/** The tag of a story that is pictured on a phone as well. */
export const PHONE = 'phone';

const isKind = (tag: string): tag is Kind => tag in KINDS;

/** The words that lead to a state with these tags; null for one that is simply there. */
export function wordsTo(tags: readonly string[]): string | null {
  const kinds = tags.filter(isKind);
  return kinds.length === 0 ? null : kinds.map((kind) => KINDS[kind]).join(', ');
}
