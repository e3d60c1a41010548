import { changedTexts, type PendingContent } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Fields that revisions change, by their names in the contract. */
const FIELDS = [
  'attachments',
  'author_name',
  'author_organization',
  'body',
  'category',
  'content_url',
  'description',
  'duration_minutes',
  'event_type',
  'featured',
  'industry_tags',
  'links',
  'location',
  'name',
  'priority',
  'read_time_minutes',
  'resource_type',
  'rules',
  'tags',
  'thumbnail_url',
  'title',
  'website',
] as const;

interface RevisedFieldsProps {
  changes: NonNullable<PendingContent['changes']>;
}

/** Changed fields of a revision, as they are and as they would be (ADM-382). */
export function RevisedFields({ changes }: RevisedFieldsProps) {
  const { t } = useTexts();
  return (
    <dl className="sg-admin-revision" aria-label={t('revision.changes')}>
      {changedTexts(changes).map(({ field, before, after }) => {
        const known = FIELDS.find((one) => one === field);
        return (
          <div key={field}>
            <dt>{known ? t(`fields.${known}`) : field}</dt>
            <dd>
              <span className="sg-admin-revision-label">{t('revision.before')}</span>
              {before ?? '–'}
            </dd>
            <dd>
              <span className="sg-admin-revision-label">{t('revision.after')}</span>
              {after ?? '–'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
