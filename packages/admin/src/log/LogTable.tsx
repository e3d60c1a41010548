import type { AuditEntry } from '@saudagar/contract';
import { Table, type TableColumn } from '@saudagar/ui';
import {
  ActionName,
  Actor,
  Changes,
  EntryNotes,
  Person,
  Subject,
  Timestamp,
} from './EntryParts.tsx';
import { useTexts } from './texts.ts';

export interface LogEntriesProps {
  entries: readonly AuditEntry[];
  isBusy: boolean;
}

/** The log on wide screens. */
export function LogTable({ entries, isBusy }: LogEntriesProps) {
  const { t } = useTexts();
  const columns: readonly TableColumn<AuditEntry>[] = [
    {
      id: 'when',
      label: t('column.when'),
      cell: ({ created_at }) => <Timestamp at={created_at} />,
    },
    { id: 'who', label: t('column.who'), cell: (entry) => <Actor entry={entry} /> },
    {
      id: 'what',
      label: t('column.what'),
      isRowHeader: true,
      cell: (entry) => (
        <>
          <ActionName entry={entry} />
          <Subject entry={entry} />
          <Changes entry={entry} />
        </>
      ),
    },
    { id: 'whom', label: t('column.whom'), cell: ({ target }) => <Person member={target} /> },
    { id: 'why', label: t('column.why'), cell: (entry) => <EntryNotes entry={entry} /> },
    {
      id: 'where',
      label: t('column.where'),
      cell: ({ ip_address }) => <span className="sg-log-address">{ip_address ?? '–'}</span>,
    },
  ];
  return (
    <Table
      className="sg-log-table"
      aria-label={t('name')}
      columns={columns}
      items={entries}
      idOf={({ id, created_at, action_type }) => id ?? `${created_at} ${action_type}`}
      isStale={isBusy}
    />
  );
}
