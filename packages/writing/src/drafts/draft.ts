/** A file of a draft. */
export interface DraftFile {
  readonly file: File;
  /** Its id on the server, where it was uploaded already. */
  readonly uploadedAs: string | null;
  /** What it shows, in its member's words. */
  readonly description?: string;
  /** The description that the server has. */
  readonly describedAs?: string;
}

/** What a member has begun to write and not sent. */
export interface Draft {
  readonly text: string;
  readonly files: readonly DraftFile[];
  /** Key of a try to send it, so that repeating the try changes nothing. */
  readonly clientId: string | null;
}

/** Which kept draft is one's own, and as of which change. */
export interface DraftHold {
  readonly id: string;
  readonly revision: string;
}

/** A draft as it was found, and the hold on it. */
export interface FoundDraft {
  readonly draft: Draft;
  readonly hold: DraftHold;
}

/** How keeping a draft went; `textOnly` where its files did not fit. */
export interface PersistedDraft {
  readonly hold: DraftHold | null;
  readonly problem: 'textOnly' | null;
}

/** Which draft is looked for. */
export interface DraftSearch {
  /** The place where it is written. */
  name: string;
  hold: DraftHold | null;
}

/** What is kept for one place where drafts are written: several where tabs wrote at once. */
export interface DraftPile {
  readonly version: 1;
  /** The latest first. */
  readonly drafts: readonly (Draft & DraftHold)[];
}

/** Most drafts kept for one place. */
const MOST_DRAFTS = 10;

/** Reads what is kept; whatever is damaged is left out. */
export function readPile(stored: unknown): DraftPile {
  const drafts = isRecord(stored) && stored.version === 1 && stored.drafts;
  return { version: 1, drafts: Array.isArray(drafts) ? drafts.filter(isPersistedDraft) : [] };
}

/** The draft to go on with: one's own, or where there is no hold the latest. */
export function findDraft({ drafts }: DraftPile, hold: DraftHold | null): FoundDraft | null {
  const found = hold ? drafts.find(({ id }) => id === hold.id) : drafts[0];
  if (!found) return null;
  const { id, revision, ...draft } = found;
  return { draft, hold: { id, revision } };
}

/**
 * The pile with a draft put on top, in the place of one's own where nobody else has changed that
 * since; `next` is the hold on it.
 */
export function putDraft(
  { drafts }: DraftPile,
  draft: Draft,
  hold: DraftHold | null,
  fresh: () => string,
): { pile: DraftPile; next: DraftHold } {
  const isOurs = drafts.some((one) => isHeld(one, hold));
  const next = { id: hold && isOurs ? hold.id : fresh(), revision: fresh() };
  const others = drafts.filter((one) => !isHeld(one, hold));
  return {
    pile: { version: 1, drafts: [{ ...draft, ...next }, ...others].slice(0, MOST_DRAFTS) },
    next,
  };
}

/** The pile without one's own draft, unless somebody else has changed it since. */
export function dropDraft({ drafts }: DraftPile, hold: DraftHold | null): DraftPile {
  return { version: 1, drafts: drafts.filter((one) => !isHeld(one, hold)) };
}

const isHeld = ({ id, revision }: DraftHold, hold: DraftHold | null) =>
  hold !== null && id === hold.id && revision === hold.revision;

function isPersistedDraft(stored: unknown): stored is Draft & DraftHold {
  if (!isRecord(stored)) return false;
  const { id, revision, text, files, clientId } = stored;
  return (
    [id, revision, text].every((value) => typeof value === 'string') &&
    isTextOrNull(clientId) &&
    Array.isArray(files) &&
    files.every(isPersistedFile)
  );
}

function isPersistedFile(stored: unknown): stored is DraftFile {
  if (!isRecord(stored) || !(stored.file instanceof File) || !isTextOrNull(stored.uploadedAs))
    return false;
  // A draft of an earlier version has neither.
  return [stored.description, stored.describedAs].every((text) => isTextOrNull(text ?? null));
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
