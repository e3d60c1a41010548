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

/** Anybody may join a new group unless its maker says otherwise. */
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

/** The fields of a group (GRP-077–082). */
export const GROUP_FIELDS = formFields(table);

/** What is filled in about a group, by the names of the wire. */
export type GroupValues = FormValues<typeof table>;
