import type { HeldFile } from '@saudagar/files/machines';
import type { KeptFile } from './keptFiles.ts';
import type { ProposalValues } from './proposalValues.ts';
import { linesOf, type RequirementLine } from './requirements.ts';
import { newTender, type TenderValues } from './tenderValues.ts';

/** Where what is filled in of a tender is kept; null for a new one. */
export const tenderDraftName = (id: string | null): string =>
  id === null ? 'tenders.form' : `tenders.form.${id}`;

/** Where what is filled in of a proposal is kept: a place each for new ones and for edits. */
export const proposalDraftName = (tenderId: string, proposalId: string | null): string =>
  proposalId === null ? `tenders.bid.${tenderId}` : `tenders.bid.${tenderId}.${proposalId}`;

type Kept = Record<string, unknown>;

const isKept = (kept: unknown): kept is Kept => typeof kept === 'object' && kept !== null;
const text = (kept: unknown): string => (typeof kept === 'string' ? kept : '');
const numberOrNull = (kept: unknown): number | null => (typeof kept === 'number' ? kept : null);
const list = <Item>(kept: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(kept) ? kept.filter(isItem) : [];
const isText = (item: unknown): item is string => typeof item === 'string';
const isLine = (item: unknown): item is RequirementLine =>
  isKept(item) && typeof item.key === 'number' && isText(item.text);
const isHeld = (item: unknown): item is HeldFile =>
  isKept(item) &&
  item.file instanceof File &&
  typeof item.key === 'number' &&
  isText(item.clientId) &&
  isText(item.description);
const isFile = (item: unknown): item is KeptFile =>
  isKept(item) && isText(item.id) && isText(item.name);

/** Reads what was filled in of a tender; null for what is no such thing. */
export function readTenderDraft(kept: unknown): TenderValues | null {
  if (!isKept(kept) || !Object.keys(newTender(null)).every((name) => name in kept)) return null;
  const lines = list(kept.requirements, isLine);
  return {
    title: text(kept.title),
    description: text(kept.description),
    category: text(kept.category),
    deadline: text(kept.deadline) || null,
    company_name: text(kept.company_name),
    contact_person: text(kept.contact_person),
    budget_min: numberOrNull(kept.budget_min),
    budget_max: numberOrNull(kept.budget_max),
    currency: text(kept.currency) || 'IDR',
    requirements: lines.length > 0 ? lines : linesOf([]),
    location: text(kept.location),
    tags: list(kept.tags, isText),
    sealed: kept.sealed === true,
    files: list(kept.files, isHeld),
    kept: list(kept.kept, isFile),
    status: kept.status === 'draft' ? 'draft' : 'active',
  };
}

/** Reads what was filled in of a proposal; null for what is no such thing. */
export function readProposalDraft(kept: unknown): ProposalValues | null {
  if (!isKept(kept) || !('proposal_amount' in kept)) return null;
  return {
    company_name: text(kept.company_name),
    contact_person: text(kept.contact_person),
    proposal_amount: numberOrNull(kept.proposal_amount),
    delivery_days: numberOrNull(kept.delivery_days),
    proposal_description: text(kept.proposal_description),
    answers: list(kept.answers, isText),
    files: list(kept.files, isHeld),
    kept: list(kept.kept, isFile),
  };
}
