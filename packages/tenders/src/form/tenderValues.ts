import {
  normalizedRequirements,
  type Tender,
  type TenderBody,
  type TenderCategory,
  type TenderCurrency,
  type User,
} from '@saudagar/contract';
import { type HeldFile, isHeldFile } from '@saudagar/files/machines';
import {
  type DraftFields,
  draftField,
  type FormField,
  type FormValues,
  formField,
  formFields,
} from '@saudagar/flows';
import { type ExistingFile, existingFilesDraft, existingFilesOf } from './existingFiles.ts';
import { linesOf, type RequirementLine } from './requirements.ts';

const { isRecord, isText } = draftField;
/** At least one line always stays (TND-059). */
const requirements: FormField<readonly RequirementLine[], readonly string[], string[]> = {
  blank: linesOf([]),
  show: linesOf,
  send: (lines) => normalizedRequirements(lines.map(({ text }) => text)),
  draft: draftField.filledList(
    (kept): kept is RequirementLine =>
      isRecord(kept) && typeof kept.key === 'number' && isText(kept.text),
  ),
};

const { required } = formField;
const fields = {
  title: required(formField.text),
  description: required(formField.text),
  category: required(formField.choice<TenderCategory>()),
  deadline: required(formField.moment),
  company_name: formField.optionalText,
  contact_person: formField.optionalText,
  /** Null for none. */
  budget_min: formField.number,
  budget_max: formField.number,
  currency: { ...formField.choice<TenderCurrency>(), blank: 'IDR' },
  requirements,
  location: formField.optionalText,
  tags: formField.texts,
  sealed: formField.flag,
} as const satisfies Record<Exclude<keyof TenderBody, 'attachments'>, unknown>;

/** The fields of a tender, of which it cannot do without four (TND-051–054); its files are uploaded first. */
export const TENDER_FIELDS = formFields(fields);

/** What Post Tender and Edit Tender ask for (TND-051–059, TND-064). */
export type TenderValues = FormValues<typeof fields> & {
  /** Files that are uploaded when the form is sent. */
  files: readonly HeldFile[];
  /** Files that the tender has already and keeps. */
  kept: readonly ExistingFile[];
  /** Whether it is posted or kept to oneself; only of a new tender. */
  status: 'active' | 'draft';
};

/** A tender that nothing is known of but who posts it. */
export const newTender = (
  user: Pick<User, 'full_name' | 'company_name' | 'location'> | null,
): TenderValues => ({
  ...TENDER_FIELDS.blank,
  company_name: user?.company_name ?? '',
  contact_person: user?.full_name ?? '',
  location: user?.location ?? '',
  files: [],
  kept: [],
  status: 'active',
});

/** A tender's own fields, as the form begins with them. */
export const valuesOf = (tender: Tender): TenderValues => ({
  ...newTender(null),
  ...TENDER_FIELDS.show({ ...tender, sealed: (tender.seal ?? null) !== null }),
  kept: existingFilesOf(tender),
});

/** Where what is filled in of a tender is kept; null for a new one. */
export const tenderDraftName = (id: string | null): string =>
  id === null ? 'tenders.form' : `tenders.form.${id}`;

/** How a draft of a tender is read. */
export const TENDER_DRAFT: DraftFields<TenderValues> = {
  ...TENDER_FIELDS.draft,
  files: draftField.list(isHeldFile),
  kept: existingFilesDraft,
  status: draftField.choice(['active', 'draft']),
};
