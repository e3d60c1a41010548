import {
  type BusinessProfileChange,
  EMPLOYEE_COUNTS,
  normalizedEntries,
  PROFILE_INDUSTRIES,
} from '@saudagar/contract';
import {
  draftField,
  type FormField,
  type FormValues,
  formField,
  formFields,
} from '@saudagar/flows';

/** The choice that was made; undefined leaves one of a foreign server's own as it is. */
const chosen = <Choice extends string>(
  choices: readonly Choice[],
): FormField<string, string, Choice | '' | undefined> => ({
  ...formField.text,
  send: (value) => (value === '' ? '' : choices.find((choice) => choice === value)),
});

/** At least one input, filled or not (ACCT-105, ACCT-132). */
const entries: FormField<readonly string[], readonly string[], string[]> = {
  blank: [''],
  show: (shown) => (shown.length === 0 ? [''] : shown),
  send: (value) => normalizedEntries(value.map((one) => one.trim())),
  draft: draftField.filledTexts,
};

const fields = {
  business_name: formField.text,
  business_description: formField.text,
  industry: chosen(PROFILE_INDUSTRIES),
  founded_year: formField.number,
  employee_count: chosen(EMPLOYEE_COUNTS),
  website: formField.text,
  business_email: formField.text,
  business_phone: formField.text,
  address: formField.text,
  specialties: entries,
  certifications: entries,
} as const satisfies Record<keyof BusinessProfileChange, unknown>;

/** The fields of a business (ACCT-100, ACCT-132). */
export const PROFILE_FIELDS = formFields(fields);

/** What is filled in about a business, by the names of the wire (ACCT-087–097). */
export type ProfileValues = FormValues<typeof fields>;
