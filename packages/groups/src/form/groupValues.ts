import {
  distinctGroupTags,
  type GroupBody,
  GroupType,
  normalizedGroupRules,
} from '@saudagar/contract';
import {
  draftField,
  type FormField,
  type FormValues,
  formField,
  formFields,
} from '@saudagar/flows';

/** New groups are public by default. */
const groupType: FormField<GroupType, GroupType, GroupType> = {
  blank: 'public',
  show: (shown) => shown,
  send: (value) => value,
  draft: draftField.choice(GroupType.options),
};

const table = {
  name: formField.required(formField.text),
  description: formField.required(formField.text),
  group_type: groupType,
  industry_tags: { ...formField.texts, send: distinctGroupTags },
  location: formField.optionalText,
  rules: { ...formField.texts, send: normalizedGroupRules },
} as const satisfies Record<keyof GroupBody, unknown>;

/** Fields of a group (GRP-077–082). */
export const GROUP_FIELDS = formFields(table);

/** Values of a group form, by wire names. */
export type GroupValues = FormValues<typeof table>;
