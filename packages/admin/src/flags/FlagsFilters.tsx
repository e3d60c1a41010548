import { APPEAL_STATUSES, FLAG_REASONS } from '@saudagar/contract';
import { FilterBar, Select } from '@saudagar/ui';
import { CLEARED, FLAG_LISTS, FLAGGED_TYPES, type FlagsState } from './flagsAddress.ts';
import { useTexts } from './texts.ts';

interface FlagsFiltersProps {
  state: FlagsState;
  onChange: (change: Partial<FlagsState>) => void;
}

/** Filters of the flags, each applied immediately. */
export function FlagsFilters({ state, onChange }: FlagsFiltersProps) {
  const { t } = useTexts();
  const shown = (
    <Select
      label={t('filter.status')}
      options={FLAG_LISTS.map((id) => ({ id, label: t(`filter.${id}`) }))}
      value={state.flagStatus}
      onChange={(list) => onChange({ flagStatus: list as FlagsState['flagStatus'] })}
    />
  );
  if (state.flagStatus === 'appeals')
    return (
      <FilterBar
        more={
          <Select
            label={t('filter.appealStatus')}
            options={APPEAL_STATUSES.map((id) => ({
              id,
              label: t(id === 'pending' ? 'filter.pending' : 'filter.reviewed'),
            }))}
            value={state.appealStatus}
            onChange={(status) => onChange({ appealStatus: status as FlagsState['appealStatus'] })}
          />
        }
        moreCount={state.appealStatus === 'pending' ? 0 : 1}
      >
        {shown}
      </FilterBar>
    );
  return (
    <FilterBar
      filters={[
        {
          id: 'flagType',
          label: t('filter.type'),
          options: FLAGGED_TYPES.map((id) => ({ id, label: t(`types.${id}`) })),
          value: state.flagType,
        },
        {
          id: 'flagReason',
          label: t('filter.reason'),
          options: FLAG_REASONS.map((id) => ({ id, label: t(`reasons.${id}`) })),
          value: state.flagReason,
        },
      ]}
      onChange={(id, value) => onChange({ [id]: value })}
      onClear={() => onChange(CLEARED)}
    >
      {shown}
    </FilterBar>
  );
}
