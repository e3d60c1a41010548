import { RESOURCE_CATEGORIES, RESOURCE_TYPES } from '@saudagar/contract';
import { FilterBar, SearchField } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import type { LibraryState } from './libraryAddress.ts';

interface LibraryFiltersProps {
  state: LibraryState;
  /** Told what is searched and filtered for from now on; typing leaves no trace for Back. */
  onChange: (change: Partial<LibraryState>, how?: 'push' | 'replace') => void;
}

/** Search and filters of the library; each applies at once (RES-004–006, RES-055). */
export function LibraryFilters({ state, onChange }: LibraryFiltersProps) {
  const { t } = useTexts();
  const types = RESOURCE_TYPES.map((id) => ({ id, label: t(`types.${id}`) }));
  const categories = RESOURCE_CATEGORIES.map((id) => ({ id, label: t(`categories.${id}`) }));
  return (
    <FilterBar
      filters={[
        { id: 'type', label: t('filter.type'), options: types, value: state.type },
        { id: 'category', label: t('filter.category'), options: categories, value: state.category },
      ]}
      onChange={(id, value) => onChange({ [id]: value })}
      onClear={() => onChange({ type: '', category: '' })}
    >
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={200}
        value={state.search}
        onChange={(search) => onChange({ search }, 'replace')}
      />
    </FilterBar>
  );
}
