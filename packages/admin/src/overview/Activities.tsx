import { ACTIVITIES_MAX, AUDIT_ACTIONS, type AuditEntry } from '@saudagar/contract';
import { hrefOfType, useRoutes } from '@saudagar/portal';
import { Card, Link, RelativeTime } from '@saudagar/ui';
import { useId } from 'react';
import { useNotes } from '../notes/useNotes.ts';
import { useTexts } from './texts.ts';

interface ActivitiesProps {
  entries: readonly AuditEntry[];
}

/** The latest actions of moderators and administrators (ADM-034–039). */
export function Activities({ entries }: ActivitiesProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Card as="section" className="sg-admin-activities" aria-labelledby={id}>
      <h2 id={id} className="sg-admin-title">
        {t('activities.title')}
      </h2>
      {entries.length === 0 ? (
        <p className="sg-admin-plain sg-admin-soft">{t('activities.none')}</p>
      ) : (
        <ul className="sg-admin-activity-list" aria-labelledby={id}>
          {entries.slice(0, ACTIVITIES_MAX).map((entry, index) => (
            <Activity key={entry.id ?? index} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Activity({ entry }: { entry: AuditEntry }) {
  const routes = useRoutes();
  const { t } = useTexts();
  const notesOf = useNotes((action) => t(`activity.${action}`));
  const { action_type, content_type, content_id, created_at, title, actor, is_gone } = entry;
  const action = AUDIT_ACTIONS.find((one) => one === action_type);
  const type = TYPES.find((one) => one === content_type);
  const path =
    content_type && content_id && !is_gone ? hrefOfType(routes, content_type, content_id) : null;
  return (
    <li className="sg-admin-activity">
      <p className="sg-admin-line">
        <strong>{action ? t(`activity.${action}`) : action_type}</strong>
        {content_type && (
          <span className="sg-admin-soft">{type ? t(`types.${type}`) : content_type}</span>
        )}
        {created_at && <RelativeTime className="sg-admin-activity-time" date={created_at} />}
      </p>
      {title && (
        <p className="sg-admin-plain sg-admin-one-line">
          {path ? (
            <Link isPlain href={path}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
      )}
      <p className="sg-admin-plain sg-admin-soft">
        {actor?.full_name && <>{actor.full_name}: </>}
        {notesOf(entry) ?? t('activities.noNotes')}
      </p>
    </li>
  );
}

/** Types of items that the log names. */
const TYPES = [
  'post',
  'comment',
  'resource',
  'group',
  'event',
  'tender',
  'member',
  'message',
  'user',
] as const;
