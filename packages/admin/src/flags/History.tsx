import type { AuditEntry } from '@saudagar/contract';
import { RelativeTime } from '@saudagar/ui';
import { useTexts } from './texts.ts';
import { useWords } from './useWords.ts';

/** Earlier decisions about the content or its author, newest first. */
export function History({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTexts();
  const words = useWords();
  if (entries.length === 0)
    return <p className="sg-admin-plain sg-admin-soft">{t('history.none')}</p>;
  return (
    <ul className="sg-admin-reports">
      {entries.map(({ id, action_type, actor, created_at, notes, title }, index) => (
        <li key={id ?? index} className="sg-admin-report">
          <span className="sg-admin-report-participants">
            <strong>{words.outcome(action_type)}</strong>
            <span className="sg-admin-soft">{actor?.full_name ?? t('somebody')}</span>
            {created_at && <RelativeTime className="sg-admin-soft" date={created_at} />}
          </span>
          {title && <span>{title}</span>}
          {notes && <span className="sg-admin-soft">{notes}</span>}
        </li>
      ))}
    </ul>
  );
}
