import type { ManagedUser } from '@saudagar/contract';
import { Table, type TableColumn } from '@saudagar/ui';
import { Activity } from './Activity.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { StatusToggle } from './StatusToggle.tsx';
import { useTexts } from './texts.ts';
import { UserActions } from './UserActions.tsx';
import { UserName } from './UserName.tsx';

export interface UsersTableProps {
  users: readonly ManagedUser[];
  isBusy: boolean;
}

/** Users on wide screens (ADM-280–284). */
export function UsersTable({ users, isBusy }: UsersTableProps) {
  const { t } = useTexts();
  const columns: readonly TableColumn<ManagedUser>[] = [
    {
      id: 'user',
      label: t('column.user'),
      isRowHeader: true,
      cell: (user) => <UserName user={user} />,
    },
    { id: 'role', label: t('column.role'), cell: (user) => <RoleChoice user={user} /> },
    { id: 'status', label: t('column.status'), cell: (user) => <StatusToggle user={user} /> },
    { id: 'activity', label: t('column.activity'), cell: (user) => <Activity user={user} /> },
    {
      id: 'actions',
      label: t('column.actions'),
      align: 'end',
      cell: (user) => <UserActions user={user} />,
    },
  ];
  return (
    <Table
      className="sg-users-table"
      aria-label={t('name')}
      columns={columns}
      items={users}
      idOf={({ id }) => id}
      nameOf={({ full_name }) => full_name}
      isStale={isBusy}
    />
  );
}
