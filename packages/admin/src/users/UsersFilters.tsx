import { Checkbox, FilterBar } from '@saudagar/ui';
import { useTexts } from './texts.ts';
import type { ChangeUsers, UsersState } from './usersAddress.ts';

interface UsersFiltersProps {
  state: UsersState;
  change: ChangeUsers;
}

const ROLES = ['user', 'admin'] as const;

/** Search while typing, role and Active only (ADM-266–271, ADM-360); each returns to page one. */
export function UsersFilters({ state, change }: UsersFiltersProps) {
  const { t } = useTexts();
  return (
    <FilterBar
      search={{
        label: t('search'),
        placeholder: t('searchHint'),
        value: state.user_search,
        onChange: (user_search) => change({ user_search, user_page: 1 }, 'replace'),
      }}
      filters={[
        {
          id: 'role',
          label: t('role'),
          options: ROLES.map((id) => ({ id, label: t(`filter.${id}`) })),
          value: state.user_role,
        },
      ]}
      onChange={(_, role) => change({ user_role: role as UsersState['user_role'], user_page: 1 })}
      onClear={() => change({ user_role: '', user_page: 1 })}
      moreCount={state.accounts === 'all' ? 1 : 0}
      more={
        <Checkbox
          label={t('activeOnly')}
          isSelected={state.accounts === 'active'}
          onChange={(isOn) => change({ accounts: isOn ? 'active' : 'all', user_page: 1 })}
        />
      }
    />
  );
}
