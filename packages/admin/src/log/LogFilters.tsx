import { AUDIT_ACTIONS } from '@saudagar/contract';
import { DatePicker, FilterBar } from '@saudagar/ui';
import { type ChangeLog, isBackwards, type LogState } from './logAddress.ts';
import { useTexts } from './texts.ts';

interface LogFiltersProps {
  state: LogState;
  change: ChangeLog;
}

/** Filters of the log: action, people and text, and days. */
export function LogFilters({ state, change }: LogFiltersProps) {
  const { t } = useTexts();
  const { log_from: from, log_to: to } = state;
  return (
    <FilterBar
      search={{
        label: t('search'),
        placeholder: t('searchHint'),
        value: state.log_search,
        onChange: (log_search) => change({ log_search }, 'replace'),
      }}
      filters={[
        {
          id: 'act',
          label: t('action'),
          options: AUDIT_ACTIONS.map((id) => ({ id, label: t(`acts.${id}`) })),
          value: state.log_act,
        },
      ]}
      onChange={(_, act) => change({ log_act: act as LogState['log_act'] })}
      onClear={() => change({ log_act: '' })}
      moreCount={[from, to].filter((day) => day !== '').length}
      more={
        <div className="sg-log-days">
          <DatePicker
            label={t('from')}
            value={from || null}
            onChange={(day) => change({ log_from: day ?? '' })}
          />
          <DatePicker
            label={t('to')}
            errorMessage={isBackwards(state) ? t('backwards') : undefined}
            value={to || null}
            onChange={(day) => change({ log_to: day ?? '' })}
          />
        </div>
      }
    />
  );
}
