import { newClientId } from '@saudagar/contract';
import type { Drafts } from '@saudagar/portal';
import {
  type Draft,
  type DraftSearch,
  dropDraft,
  type FoundDraft,
  findDraft,
  type PersistedDraft,
  putDraft,
  readPile,
} from './draft.ts';

/** One's own draft, or where there is no hold the latest. Waits until the member is known. */
export async function findPersisted(
  drafts: Drafts,
  { name, hold }: DraftSearch,
  signal: AbortSignal,
): Promise<FoundDraft | null> {
  return findDraft(readPile(await drafts.read(name, signal)), hold);
}

/** Keeps a draft, or with null removes it. Fails where the browser keeps nothing. */
export async function keepDraft(
  drafts: Drafts,
  { name, hold, draft }: DraftSearch & { draft: Draft | null },
): Promise<PersistedDraft> {
  // Stays as it is where nobody is signed in whose draft it could be.
  let next = hold;
  const write = (written: Draft | null) =>
    drafts.change(name, (stored) => {
      const before = readPile(stored);
      const put = written && putDraft(before, written, hold, newClientId);
      const pile = put ? put.pile : dropDraft(before, hold);
      next = put ? put.next : null;
      return pile.drafts.length > 0 ? pile : undefined;
    });
  try {
    await write(draft);
    return { hold: next, problem: null };
  } catch (error) {
    // A photo may be larger than what the browser has room for, the text hardly ever is.
    if (!draft || draft.files.length === 0 || !isFull(error)) throw error;
    await write({ ...draft, files: [] });
    return { hold: next, problem: 'textOnly' };
  }
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
