import {
  distinctGroupTags,
  type GroupBody,
  groupTagKey,
  normalizedGroupRules,
} from '@saudagar/contract';
import { searchedText } from '@saudagar/contract/server';

/** Fields of a group that the audit log compares. */
export const auditedGroup = (fields: GroupBody) => ({
  name: fields.name,
  description: fields.description,
  group_type: fields.group_type ?? 'public',
  industry_tags: distinctGroupTags(fields.industry_tags ?? []),
  location: fields.location || null,
  rules: normalizedGroupRules(fields.rules ?? []),
});

/** Maps a group's form fields to columns. */
export function columnsOf(fields: GroupBody) {
  const { name, description, group_type = 'public' } = fields;
  const location = fields.location || null;
  const tags = distinctGroupTags(fields.industry_tags ?? []);
  return {
    name,
    description,
    group_type,
    industry_tags: JSON.stringify(tags),
    tag_keys: JSON.stringify(tags.map(groupTagKey)),
    location,
    location_searched: searchedText(location ?? ''),
    searched: searchedText(name, ...tags, location ?? ''),
    rules: JSON.stringify(normalizedGroupRules(fields.rules ?? [])),
  };
}
