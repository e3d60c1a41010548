import type { Flag } from '@saudagar/contract';
import { useTexts } from './texts.ts';
import { useWords } from './useWords.ts';

interface ReportsProps {
  flags: readonly Flag[];
  /** Maximum number shown; the rest are counted. @default all */
  most?: number | undefined;
}

/** Reporters of a case with their notes (ADM-064–066). */
export function Reports({ flags, most = flags.length }: ReportsProps) {
  const { t } = useTexts();
  const words = useWords();
  const more = flags.length - most;
  return (
    <ul className="sg-admin-reports" aria-label={t('reports.name')}>
      {flags.slice(0, most).map(({ id, reporter, description, reason }) => (
        <li key={id} className="sg-admin-report">
          <span className="sg-admin-report-participants">
            <span className="sg-admin-soft">{t('reports.by')}</span>
            <strong>{reporter?.full_name?.trim() || t('reports.unknown')}</strong>
            {reporter?.email && <span className="sg-admin-soft">{reporter.email}</span>}
            {flags.length > 1 && <span className="sg-admin-soft">{words.reason(reason)}</span>}
          </span>
          <span className={description ? undefined : 'sg-admin-soft'}>
            {description || t('reports.noDetails')}
          </span>
        </li>
      ))}
      {more > 0 && <li className="sg-admin-soft">{t('reports.more', { count: more })}</li>}
    </ul>
  );
}
