import { changedTexts, type PendingContent } from '@saudagar/contract';
import { useChangedFields } from '../changedFields/useChangedFields.ts';
import { useTexts } from './texts.ts';

interface RevisedFieldsProps {
  changes: NonNullable<PendingContent['changes']>;
}

/** Changed fields of a revision, as they are and as they would be (ADM-382). */
export function RevisedFields({ changes }: RevisedFieldsProps) {
  const { t } = useTexts();
  const { nameOf, textOf } = useChangedFields();
  return (
    <dl className="sg-admin-revision" aria-label={t('revision.changes')}>
      {changedTexts(changes).map(({ field, before, after }) => (
        <div key={field}>
          <dt>{nameOf(field)}</dt>
          <dd>
            <span className="sg-admin-revision-label">{t('revision.before')}</span>
            {textOf(field, before)}
          </dd>
          <dd>
            <span className="sg-admin-revision-label">{t('revision.after')}</span>
            {textOf(field, after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
