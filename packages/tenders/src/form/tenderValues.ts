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
  type FormStep,
  type FormValues,
  formField,
  formFields,
} from '@saudagar/flows';
import { type ExistingFile, existingFilesDraft, existingFilesOf } from './existingFiles.ts';
import { linesOf, type RequirementLine } from './requirements.ts';

const { isRecord, isText } = draftField;
/** At least one line is present (TND-059). */
const requirements: FormField<readonly RequirementLine[], readonly string[], string[]> = {
  blank: linesOf([]),
  show: linesOf,
  send: (lines) => normalizedRequirements(lines.map(({ text }) => text)),
  draft: draftField.filledList(
    (line): line is RequirementLine =>
      isRecord(line) && typeof line.key === 'number' && isText(line.text),
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
  is_multi_award: formField.flag,
  shows_award: formField.flag,
} as const satisfies Record<Exclude<keyof TenderBody, 'attachments'>, unknown>;

/** The fields of a tender, four of them required (TND-051–054); files are uploaded first. */
export const TENDER_FIELDS = formFields(fields);

/** Form values of Post Tender and Edit Tender (TND-051–059, TND-064). */
export type TenderValues = FormValues<typeof fields> & {
  /** Files that are uploaded on submit. */
  files: readonly HeldFile[];
  /** Files already attached to the tender. */
  existingFiles: readonly ExistingFile[];
  /** Posted or saved as a draft; only for a new tender. */
  status: 'active' | 'draft';
};

/** An empty tender, prefilled with its poster. */
export const newTender = (
  user: Pick<User, 'full_name' | 'company_name' | 'location'> | null,
): TenderValues => ({
  ...TENDER_FIELDS.blank,
  company_name: user?.company_name ?? '',
  contact_person: user?.full_name ?? '',
  location: user?.location ?? '',
  files: [],
  existingFiles: [],
  status: 'active',
});

/** Steps of Post Tender on a phone; the last one is the summary. */
export const TENDER_STEPS = [
  { id: 'about', fields: ['title', 'description', 'category', 'requirements'] },
  {
    id: 'terms',
    fields: [
      'deadline',
      'currency',
      'budget_min',
      'budget_max',
      'sealed',
      'is_multi_award',
      'shows_award',
    ],
  },
  {
    id: 'details',
    fields: ['company_name', 'contact_person', 'location', 'existingFiles', 'files', 'tags'],
  },
  { id: 'check', fields: [] },
] as const satisfies readonly FormStep<keyof TenderValues>[];

/** Form values of an existing tender. */
export const valuesOf = (tender: Tender): TenderValues => ({
  ...newTender(null),
  ...TENDER_FIELDS.show({
    ...tender,
    sealed: (tender.seal ?? null) !== null,
    is_multi_award: tender.is_multi_award ?? false,
    shows_award: tender.shows_award ?? false,
  }),
  existingFiles: existingFilesOf(tender),
});

/** Draft name of a tender; null for a new one. */
export const tenderDraftName = (id: string | null): string =>
  id === null ? 'tenders.form' : `tenders.form.${id}`;

/** Draft fields of a tender. */
export const TENDER_DRAFT: DraftFields<TenderValues> = {
  ...TENDER_FIELDS.draft,
  files: draftField.list(isHeldFile),
  existingFiles: existingFilesDraft,
  status: draftField.choice(['active', 'draft']),
};
