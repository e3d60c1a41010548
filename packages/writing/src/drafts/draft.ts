import type { QuotedMessage } from '@saudagar/contract';

/** A file of a draft. */
export interface DraftFile {
  readonly file: File;
  /** Its id on the server, if already uploaded. */
  readonly uploadedAs: string | null;
  /** The member's description of it. */
  readonly description?: string;
  /** The description saved on the server. */
  readonly describedAs?: string;
}

/** A member's unsent text and files. */
export interface Draft {
  readonly text: string;
  readonly files: readonly DraftFile[];
  /** The message that a message replies to. */
  readonly replyTo?: QuotedMessage;
  /** Idempotency key of an attempt to send it. */
  readonly clientId: string | null;
}

/** Identifies the tab's own stored draft and its revision. */
export interface DraftHold {
  readonly id: string;
  readonly revision: string;
}

/** A stored draft with its hold. */
export interface FoundDraft {
  readonly draft: Draft;
  readonly hold: DraftHold;
}

/** Result of storing a draft; `textOnly` when its files exceeded the quota. */
export interface PersistedDraft {
  readonly hold: DraftHold | null;
  readonly problem: 'textOnly' | null;
}

/** Lookup of a stored draft. */
export interface DraftSearch {
  /** Name of the composer. */
  name: string;
  hold: DraftHold | null;
}

/** Stored drafts of one composer: several when tabs wrote concurrently. */
export interface DraftPile {
  readonly version: 1;
  /** Newest first. */
  readonly drafts: readonly (Draft & DraftHold)[];
}

/** Maximum number of drafts per composer. */
const MOST_DRAFTS = 10;

/** Parses stored drafts and skips damaged ones. */
export function readPile(stored: unknown): DraftPile {
  const drafts = isRecord(stored) && stored.version === 1 && stored.drafts;
  return { version: 1, drafts: Array.isArray(drafts) ? drafts.filter(isPersistedDraft) : [] };
}

/** Finds the tab's own draft, or without a hold the newest. */
export function findDraft({ drafts }: DraftPile, hold: DraftHold | null): FoundDraft | null {
  const current = hold ? drafts.find(({ id }) => id === hold.id) : drafts[0];
  if (!current) return null;
  const { id, revision, ...draft } = current;
  return { draft, hold: { id, revision } };
}

/**
 * Puts a draft on top, replacing the tab's own unless another tab changed it since; `next` is the
 * new hold.
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

/** Removes the tab's own draft, unless another tab changed it since. */
export function dropDraft({ drafts }: DraftPile, hold: DraftHold | null): DraftPile {
  return { version: 1, drafts: drafts.filter((one) => !isHeld(one, hold)) };
}

const isHeld = ({ id, revision }: DraftHold, hold: DraftHold | null) =>
  hold !== null && id === hold.id && revision === hold.revision;

function isPersistedDraft(stored: unknown): stored is Draft & DraftHold {
  if (!isRecord(stored)) return false;
  const { id, revision, text, files, replyTo, clientId } = stored;
  return (
    [id, revision, text].every((value) => typeof value === 'string') &&
    isTextOrNull(clientId) &&
    (replyTo === undefined || isPersistedQuotation(replyTo)) &&
    Array.isArray(files) &&
    files.every(isPersistedFile)
  );
}

function isPersistedQuotation(stored: unknown): stored is QuotedMessage {
  if (!isRecord(stored)) return false;
  const { id, sender_id, sender_name, excerpt } = stored;
  return (
    [id, sender_id, sender_name].every((value) => typeof value === 'string') &&
    isTextOrNull(excerpt)
  );
}

function isPersistedFile(stored: unknown): stored is DraftFile {
  if (!isRecord(stored) || !(stored.file instanceof File) || !isTextOrNull(stored.uploadedAs))
    return false;
  // Drafts of an earlier version have neither.
  return [stored.description, stored.describedAs].every((text) => isTextOrNull(text ?? null));
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
