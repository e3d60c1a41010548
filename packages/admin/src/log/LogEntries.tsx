import { Card, loadable, OnDemand, SkeletonText, useIsWide } from '@saudagar/ui';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import {
  ActionName,
  Actor,
  Changes,
  EntryNotes,
  Person,
  Subject,
  Timestamp,
} from './EntryParts.tsx';
import type { LogEntriesProps } from './LogTable.tsx';
import { useTexts } from './texts.ts';

const logTable = loadable(async () => (await import('./LogTable.tsx')).LogTable);

/** Minimum width of the table, in rem. */
const TABLE_REM = 52;

/** Entries as a table, or as cards on narrow screens. */
export const LogEntries = forwardRef<{ focus(index: number): void }, LogEntriesProps>(
  function LogEntries(props, ref) {
    const [tableRef, isWide] = useIsWide(TABLE_REM);
    const own = useRef<HTMLDivElement>(null);
    useImperativeHandle(ref, () => ({
      focus(index) {
        // React Aria renders new rows only after reading the table's children.
        requestAnimationFrame(() => {
          const rows = own.current?.querySelectorAll<HTMLElement>('tbody > tr, .sg-log-cards > li');
          rows?.[index]?.focus();
        });
      },
    }));
    return (
      <div ref={tableRef}>
        <div ref={own}>
          {isWide ? (
            <OnDemand part={logTable} fallback={<SkeletonText lines={6} />}>
              <logTable.View {...props} />
            </OnDemand>
          ) : (
            <Cards {...props} />
          )}
        </div>
      </div>
    );
  },
);

/** The table's entries as cards. */
function Cards({ entries }: LogEntriesProps) {
  const { t } = useTexts();
  return (
    <ul className="sg-log-cards" aria-label={t('name')}>
      {entries.map((entry) => (
        <li key={entry.id ?? `${entry.created_at} ${entry.action_type}`} tabIndex={-1}>
          <Card className="sg-log-card">
            <span className="sg-log-card-head">
              <ActionName entry={entry} />
              <Timestamp at={entry.created_at} />
            </span>
            <Subject entry={entry} />
            <Changes entry={entry} />
            <dl className="sg-log-details">
              <dt>{t('column.who')}</dt>
              <dd>
                <Actor entry={entry} />
              </dd>
              {entry.target && (
                <>
                  <dt>{t('column.whom')}</dt>
                  <dd>
                    <Person member={entry.target} />
                  </dd>
                </>
              )}
              {entry.notes && (
                <>
                  <dt>{t('column.why')}</dt>
                  <dd>
                    <EntryNotes entry={entry} />
                  </dd>
                </>
              )}
              {entry.ip_address && (
                <>
                  <dt>{t('column.where')}</dt>
                  <dd>{entry.ip_address}</dd>
                </>
              )}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}
