import { newClientId } from '@saudagar/contract';
import type { Drafts } from '@saudagar/portal/machines';
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

/** Finds the tab's own draft, or without a hold the newest, once the session is known. */
export async function findPersisted(
  drafts: Drafts,
  { name, hold }: DraftSearch,
  signal: AbortSignal,
): Promise<FoundDraft | null> {
  return findDraft(readPile(await drafts.read(name, signal)), hold);
}

/** Stores a draft, or removes it when null. Rejects when the browser has no storage. */
export async function keepDraft(
  drafts: Drafts,
  { name, hold, draft }: DraftSearch & { draft: Draft | null },
): Promise<PersistedDraft> {
  // Unchanged while nobody is signed in.
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
    // An image may exceed the browser's quota; text hardly ever does.
    if (!draft || draft.files.length === 0 || !isFull(error)) throw error;
    await write({ ...draft, files: [] });
    return { hold: next, problem: 'textOnly' };
  }
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
