import { FLAG_ACTIONS, type Flag, type FlagAction, plainText } from '@saudagar/contract';

/** A flagged item with all flags on it, settled by one decision. */
export interface Case {
  id: string;
  /** The flag a decision is sent for; it settles the others too. */
  flag: Flag;
  flags: readonly Flag[];
}

/** Returns the case id of a flag; without cases on the server, the flag's own id. */
export const caseIdOf = ({ case_id, id }: Flag): string => case_id ?? id;

/** Groups flags by case, ordered by each case's first flag. */
export function casesOf(flags: readonly Flag[]): Case[] {
  const cases = new Map<string, Flag[]>();
  for (const flag of flags) {
    const id = caseIdOf(flag);
    const known = cases.get(id);
    if (known) known.push(flag);
    else cases.set(id, [flag]);
  }
  return [...cases].map(([id, all]) => ({ id, flag: all[0] as Flag, flags: all }));
}

/** Returns the actions allowed on a flag; all when the server names none. */
export const actionsOf = ({ actions }: Flag): readonly FlagAction[] => actions ?? FLAG_ACTIONS;

/** Returns the actions allowed on every one of several cases. */
export const commonActions = (cases: readonly Case[]): readonly FlagAction[] =>
  FLAG_ACTIONS.filter((action) => cases.every(({ flag }) => actionsOf(flag).includes(action)));

/** Returns the preview of flagged content: its text, else its name or title (ADM-061–063). */
export const previewOf = ({ content }: Pick<Flag, 'content'>): string | null =>
  plainText(content?.content ?? '').trim() ||
  content?.name?.trim() ||
  content?.title?.trim() ||
  null;

/** Returns the title or name of flagged content that has a text as well. */
export const headingOf = ({ content }: Pick<Flag, 'content'>): string | null =>
  content?.content?.trim() ? content.title?.trim() || content.name?.trim() || null : null;

/** Returns the member whose claim on a flag has not expired. */
export const claimantOf = ({ claim }: Pick<Flag, 'claim'>, now: number) =>
  claim && Date.parse(claim.until) > now ? claim.member : null;
