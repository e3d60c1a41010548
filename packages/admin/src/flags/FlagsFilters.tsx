import { FLAG_REASONS, FLAG_STATUSES, type FlagStatus } from '@saudagar/contract';
import { FilterBar, Select } from '@saudagar/ui';
import { CLEARED, FLAGGED_TYPES, type FlagsState } from './flagsAddress.ts';
import { useTexts } from './texts.ts';

interface FlagsFiltersProps {
  state: FlagsState;
  onChange: (change: Partial<FlagsState>) => void;
}

/** Filters of the flags, each applied immediately. */
export function FlagsFilters({ state, onChange }: FlagsFiltersProps) {
  const { t } = useTexts();
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
      <Select
        label={t('filter.status')}
        options={FLAG_STATUSES.map((id) => ({ id, label: t(`filter.${id}`) }))}
        value={state.flagStatus}
        onChange={(status) => onChange({ flagStatus: status as FlagStatus })}
      />
    </FilterBar>
  );
}
