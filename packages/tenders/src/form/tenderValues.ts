import {
  keptRequirements,
  type NumberEntry,
  numberOf,
  type Tender,
  type TenderBody,
  type TenderCategory,
  type TenderCurrency,
  type User,
} from '@saudagar/contract';
import type { HeldFile } from '@saudagar/files/machines';
import { type KeptFile, keptFilesOf } from './keptFiles.ts';
import { linesOf, type RequirementLine } from './requirements.ts';

/** What Post Tender and Edit Tender ask for (TND-051–059, TND-064). */
export interface TenderValues {
  title: string;
  description: string;
  /** As it stands on the wire; empty until one is chosen. */
  category: string;
  /** An ISO timestamp; null until the moment is whole. */
  deadline: string | null;
  company_name: string;
  contact_person: string;
  /** Null for none. */
  budget_min: NumberEntry;
  budget_max: NumberEntry;
  currency: string;
  requirements: readonly RequirementLine[];
  location: string;
  tags: readonly string[];
  sealed: boolean;
  /** Files that are uploaded when the form is sent. */
  files: readonly HeldFile[];
  /** Files that the tender has already and keeps. */
  kept: readonly KeptFile[];
  /** Whether it is posted or kept to oneself; only of a new tender. */
  status: 'active' | 'draft';
}

/** A tender that nothing is known of but who posts it. */
export const newTender = (
  user: Pick<User, 'full_name' | 'company_name' | 'location'> | null,
): TenderValues => ({
  title: '',
  description: '',
  category: '',
  deadline: null,
  company_name: user?.company_name ?? '',
  contact_person: user?.full_name ?? '',
  budget_min: null,
  budget_max: null,
  currency: 'IDR',
  requirements: linesOf([]),
  location: user?.location ?? '',
  tags: [],
  sealed: false,
  files: [],
  kept: [],
  status: 'active',
});

/** A tender's own fields, as the form begins with them. */
export const valuesOf = (tender: Tender): TenderValues => ({
  ...newTender(null),
  title: tender.title,
  description: tender.description,
  category: tender.category,
  deadline: tender.deadline,
  company_name: tender.company_name ?? '',
  contact_person: tender.contact_person ?? '',
  budget_min: tender.budget_min ?? null,
  budget_max: tender.budget_max ?? null,
  currency: tender.currency,
  requirements: linesOf(tender.requirements),
  location: tender.location ?? '',
  tags: tender.tags,
  sealed: (tender.seal ?? null) !== null,
  kept: keptFilesOf(tender),
});

/** The body of a tender, without its files, which are uploaded first. */
export const bodyOf = (values: TenderValues): TenderBody => ({
  title: values.title.trim(),
  description: values.description.trim(),
  category: values.category as TenderCategory,
  deadline: values.deadline ?? '',
  company_name: values.company_name.trim() || null,
  contact_person: values.contact_person.trim() || null,
  budget_min: numberOf(values.budget_min),
  budget_max: numberOf(values.budget_max),
  currency: values.currency as TenderCurrency,
  requirements: keptRequirements(values.requirements.map(({ text }) => text)),
  location: values.location.trim() || null,
  tags: [...values.tags],
  sealed: values.sealed,
});
