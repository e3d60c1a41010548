import { RESOURCE_CATEGORIES, RESOURCE_TYPES } from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { FilterBar } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import type { LibraryState } from './libraryAddress.ts';

interface LibraryFiltersProps {
  state: LibraryState;
  /** Called with changed search or filters; typing adds no history entry. */
  onChange: (change: Partial<LibraryState>, how?: 'push' | 'replace') => void;
}

/** Search and filters of the library, applied at once (RES-004–006, RES-055). */
export function LibraryFilters({ state, onChange }: LibraryFiltersProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const types = RESOURCE_TYPES.map((id) => ({ id, label: t(`types.${id}`) }));
  const categories = RESOURCE_CATEGORIES.map((id) => ({ id, label: tagText(id) }));
  return (
    <FilterBar
      isInTabs
      search={{
        label: t('search'),
        placeholder: t('searchHint'),
        value: state.search,
        onChange: (search) => onChange({ search }, 'replace'),
      }}
      filters={[
        { id: 'type', label: t('filter.type'), options: types, value: state.type },
        { id: 'category', label: t('filter.category'), options: categories, value: state.category },
      ]}
      onChange={(id, value) => onChange({ [id]: value })}
      onClear={() => onChange({ type: '', category: '' })}
    />
  );
}
