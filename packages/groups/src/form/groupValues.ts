import {
  distinctGroupTags,
  type Group,
  type GroupBody,
  GroupType,
  keptGroupRules,
} from '@saudagar/contract';

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

/** What a draft kept, or null where it is not a group's. */
export function readValues(kept: unknown): GroupValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { name, description, group_type, industry_tags, location, rules } =
    kept as Partial<GroupValues>;
  const isWhole =
    [name, description, location].every((text) => typeof text === 'string') &&
    [industry_tags, rules].every(isTexts) &&
    GroupType.safeParse(group_type).success;
  return isWhole ? (kept as GroupValues) : null;
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
