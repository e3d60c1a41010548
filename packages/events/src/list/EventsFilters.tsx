import { EVENT_TYPES } from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { FilterBar } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { useIsMember } from '../useIsMember.ts';
import type { EventsState } from './eventsAddress.ts';

interface EventsFiltersProps {
  /** Beside the search: how the events are shown. */
  children: ReactNode;
  state: EventsState;
  /** Called with the changed search and filters; typing replaces the history entry. */
  onChange: (change: Partial<EventsState>, how?: 'push' | 'replace') => void;
}

/** Search and filters of events, applied immediately (EVT-007, EVT-009). */
export function EventsFilters({ state, onChange, children }: EventsFiltersProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const isMember = useIsMember();
  const statuses = (['upcoming', 'ongoing', 'completed'] as const).map((id) => ({
    id,
    label: t(`status.${id}`),
  }));
  const categories = EVENT_TYPES.map((type) => ({
    id: type.toLowerCase(),
    label: tagText(type),
  }));
  const own = (['registered', 'organized'] as const).map((id) => ({ id, label: t(`mine.${id}`) }));
  const status = state.status === 'all' ? '' : state.status;
  return (
    <FilterBar
      search={{
        label: t('search'),
        placeholder: t('searchHint'),
        value: state.search,
        onChange: (search) => onChange({ search }, 'replace'),
      }}
      filters={[
        { id: 'status', label: t('filter.status'), options: statuses, value: status },
        {
          id: 'category',
          label: t('filter.category'),
          options: categories,
          value: state.category,
        },
        ...(isMember
          ? [{ id: 'mine', label: t('filter.mine'), options: own, value: state.mine }]
          : []),
      ]}
      onChange={(id, value) => onChange({ [id]: id === 'status' ? value || 'all' : value })}
      onClear={() => onChange({ status: 'all', category: '', mine: '' })}
    >
      {children}
    </FilterBar>
  );
}
