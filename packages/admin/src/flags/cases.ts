import { FLAG_ACTIONS, type Flag, type FlagAction, plainText } from '@saudagar/contract';

/** A flagged thing with all flags on it, which one decision settles together. */
export interface Case {
  id: string;
  /** The flag that is decided about; the others follow. */
  flag: Flag;
  flags: readonly Flag[];
}

/** Id of the case that a flag belongs to; a server without cases has one for each flag. */
export const caseIdOf = ({ case_id, id }: Flag): string => case_id ?? id;

/** Flags by their cases, in the order in which each case comes first. */
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

/** What may be decided about a flag: everything, where the server does not say. */
export const actionsOf = ({ actions }: Flag): readonly FlagAction[] => actions ?? FLAG_ACTIONS;

/** What may be decided about all of several cases. */
export const commonActions = (cases: readonly Case[]): readonly FlagAction[] =>
  FLAG_ACTIONS.filter((action) => cases.every(({ flag }) => actionsOf(flag).includes(action)));

/** What a flagged thing is known by: its text, else its name or title (ADM-061–063). */
export const previewOf = ({ content }: Pick<Flag, 'content'>): string | null =>
  plainText(content?.content ?? '').trim() ||
  content?.name?.trim() ||
  content?.title?.trim() ||
  null;

/** The member who looks at a case just now; a claim ends by itself. */
export const claimantOf = ({ claim }: Pick<Flag, 'claim'>, now: number) =>
  claim && Date.parse(claim.until) > now ? claim.member : null;
