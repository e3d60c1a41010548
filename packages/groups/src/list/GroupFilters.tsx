import {
  GROUP_EDIT_TAGS,
  GROUP_LOCATION_MAX,
  groupTagKey,
  INDUSTRY_TAGS,
} from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { FilterBar, SearchField } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import type { GroupsState } from './groupsAddress.ts';

const TYPES = ['public', 'private'] as const;
/** Suggested tags in their normalized form (GRP-089). */
const SUGGESTED_TAGS: readonly string[] = [...INDUSTRY_TAGS, ...GROUP_EDIT_TAGS.map(groupTagKey)];

interface GroupFiltersProps {
  state: GroupsState;
  /** Called with the changed search and filters; typing replaces the history entry. */
  onChange: (change: Partial<GroupsState>, how?: 'push' | 'replace') => void;
}

/** Search and filters of groups, applied immediately (GRP-001–004). */
export function GroupFilters({ state, onChange }: GroupFiltersProps) {
  const { t, locale } = useTexts();
  const tagText = useTagText();
  const ids = new Set([...SUGGESTED_TAGS, ...(state.tag ? [state.tag] : [])]);
  const tags = [...ids]
    .map((id) => ({ id, label: tagText(id) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
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
        { id: 'tag', label: t('filter.tag'), options: tags, value: state.tag },
        {
          id: 'type',
          label: t('filter.type'),
          options: TYPES.map((id) => ({ id, label: t(`types.${id}`) })),
          value: state.type,
        },
      ]}
      onChange={(id, value) => onChange({ [id]: value })}
      onClear={() => onChange({ tag: '', type: '' })}
      moreCount={state.location === '' ? 0 : 1}
      more={
        <SearchField
          label={t('filter.location')}
          placeholder={t('filter.locationHint')}
          maxLength={GROUP_LOCATION_MAX}
          value={state.location}
          onChange={(location) => onChange({ location }, 'replace')}
        />
      }
    />
  );
}
