import { useTexts } from './texts.ts';
import { zonedTime } from './zonedTime.ts';

/** Fields of what acts and revisions change, by their names in the contract. */
const FIELDS = [
  'appeal',
  'approval_status',
  'attachments',
  'author_name',
  'author_organization',
  'body',
  'category',
  'content_url',
  'description',
  'duration_minutes',
  'end_date',
  'event_type',
  'featured',
  'file',
  'group_type',
  'industry_tags',
  'links',
  'location',
  'max_attendees',
  'name',
  'price',
  'priority',
  'read_time_minutes',
  'resource_type',
  'role',
  'rules',
  'start_date',
  'status',
  'tags',
  'thumbnail_url',
  'time_zone',
  'title',
  'until',
  'venue',
  'website',
] as const;

/** Fields whose values are times. */
const TIMES: readonly string[] = ['end_date', 'start_date', 'until'];
/** Fields whose values are names of the contract. */
const CHOICES: readonly string[] = [
  'appeal',
  'approval_status',
  'featured',
  'group_type',
  'role',
  'status',
];
const VALUES = [
  'active',
  'admin',
  'approved',
  'cancelled',
  'draft',
  'false',
  'moderator',
  'overturned',
  'pending',
  'private',
  'public',
  'rejected',
  'true',
  'upheld',
  'user',
] as const;

/** Returns functions that translate changed fields and their values; unknown ones stay as sent. */
export function useChangedFields() {
  const { t, locale } = useTexts();
  return {
    nameOf(field: string): string {
      const known = FIELDS.find((one) => one === field);
      return known ? t(`fields.${known}`) : field;
    },
    textOf(field: string, value: string | null): string {
      if (value === null) return '–';
      if (TIMES.includes(field)) return zonedTime(value, locale);
      const known = CHOICES.includes(field) && VALUES.find((one) => one === value);
      return known ? t(`values.${known}`) : value;
    },
  };
}
