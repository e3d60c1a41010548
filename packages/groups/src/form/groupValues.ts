import {
  distinctGroupTags,
  type Group,
  type GroupBody,
  GroupType,
  keptGroupRules,
} from '@saudagar/contract';
import { type DraftFields, draftField } from '@saudagar/flows';

/** What is filled in about a group, by the names of the wire. */
export interface GroupValues {
  name: string;
  description: string;
  group_type: GroupType;
  industry_tags: readonly string[];
  location: string;
  rules: readonly string[];
}

/** The values that a new group begins with; anybody may join it unless its maker says otherwise. */
export const NEW_GROUP: GroupValues = {
  name: '',
  description: '',
  group_type: 'public',
  industry_tags: [],
  location: '',
  rules: [],
};

/** A group as its form shows it. */
export const valuesOf = (group: Group): GroupValues => ({
  name: group.name,
  description: group.description,
  group_type: group.group_type,
  industry_tags: group.industry_tags,
  location: group.location ?? '',
  rules: group.rules,
});

/** The body that is sent: trimmed, tags once, no empty rule, null for no location (GRP-077–082). */
export const groupBodyOf = (values: GroupValues): GroupBody => ({
  name: values.name.trim(),
  description: values.description.trim(),
  group_type: values.group_type,
  industry_tags: distinctGroupTags(values.industry_tags),
  location: values.location.trim() || null,
  rules: keptGroupRules(values.rules),
});

/** How a draft of a group is read. */
export const GROUP_DRAFT: DraftFields<GroupValues> = {
  name: draftField.text,
  description: draftField.text,
  group_type: draftField.choice(GroupType.options),
  industry_tags: draftField.texts,
  location: draftField.text,
  rules: draftField.texts,
};
