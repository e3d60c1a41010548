import {
  type BusinessProfile,
  EMPLOYEE_COUNTS,
  INDUSTRY_TAGS,
  type IndustryTag,
  normalizedEntries,
  PROFILE_INDUSTRIES,
  type ProfileChange,
  type User,
} from '@saudagar/contract';
import {
  draftField,
  type FormField,
  type FormValues,
  formField,
  formFields,
} from '@saudagar/flows';

/** The selected option; undefined leaves a value unknown to the kit unchanged. */
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

/** Industry tags; the kit's alone are sent. */
const tags: FormField<readonly string[], readonly string[], IndustryTag[]> = {
  ...formField.texts,
  send: (value) => INDUSTRY_TAGS.filter((tag) => value.includes(tag)),
};

const fields = {
  full_name: formField.required(formField.text),
  location: formField.text,
  phone: formField.text,
  industry_tags: tags,
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
} as const satisfies Record<Exclude<keyof ProfileChange, 'company_name'>, unknown>;

/** The fields of a profile (ACCT-100, ACCT-132, ACCT-141). */
export const PROFILE_FIELDS = formFields(fields);

/** Form values of a profile, named as on the wire (ACCT-087–097). */
export type ProfileValues = FormValues<typeof fields>;

/** Returns the initial values of a member's profile: the business is their company (ACCT-141). */
export const profileValues = (business: BusinessProfile, user: User | null): ProfileValues =>
  PROFILE_FIELDS.show({
    ...business,
    ...user,
    business_name: business.business_name || user?.company_name,
  });

/** Body that saves the values: the business's name is the company's. */
export const toProfileChange = (values: ProfileValues): ProfileChange => {
  const change = PROFILE_FIELDS.send(values);
  return { ...change, company_name: change.business_name };
};
