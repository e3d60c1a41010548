import { TENDER_CATEGORIES } from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { FilterBar } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import type { TendersState } from './tendersAddress.ts';

interface TendersFiltersProps {
  state: TendersState;
  /** Called with changed search or filters; typing adds no history entry. */
  onChange: (change: Partial<TendersState>, how?: 'push' | 'replace') => void;
}

/** Search and filters of tenders, applied at once (TND-005–007, TND-023). */
export function TendersFilters({ state, onChange }: TendersFiltersProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const statuses = (['active', 'closed', 'awarded'] as const).map((id) => ({
    id,
    label: t(`status.${id}`),
  }));
  const categories = TENDER_CATEGORIES.map((category) => ({
    id: category.toLowerCase(),
    label: tagText(category),
  }));
  return (
    <FilterBar
      search={{
        label: t('search'),
        placeholder: t('searchHint'),
        value: state.search,
        onChange: (search) => onChange({ search }, 'replace'),
      }}
      filters={[
        {
          id: 'status',
          label: t('filter.status'),
          options: statuses,
          value: state.status === 'all' ? '' : state.status,
        },
        {
          id: 'category',
          label: t('filter.category'),
          options: categories,
          value: state.category,
        },
      ]}
      onChange={(id, value) => onChange({ [id]: id === 'status' ? value || 'all' : value })}
      onClear={() => onChange({ status: 'all', category: '' })}
    />
  );
}
