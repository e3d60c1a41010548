import { RESOURCE_CATEGORIES, RESOURCE_TYPES } from '@saudagar/contract';
import { useTagText } from '@saudagar/portal';
import { Button, Form, SearchField, Select } from '@saudagar/ui';
import { useState } from 'react';
import { type ResourcesState, resourcesFields, STATUSES } from './resourcesAddress.ts';
import { useTexts } from './texts.ts';

interface ResourceFiltersProps {
  /** The applied filters. */
  applied: ResourcesState;
  /** Called with the filters to apply. */
  onApply: (state: ResourcesState) => void;
}

type Name = keyof typeof resourcesFields;

/** Search and filters with an Apply button (ADM-129–136). Key it by the applied filters. */
export function ResourceFilters({ applied, onApply }: ResourceFiltersProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const [chosen, setChosen] = useState(applied);
  const field = (name: Name) => ({
    value: chosen[name],
    onChange: (value: string) =>
      setChosen({ ...chosen, [name]: resourcesFields[name].read([value]) }),
  });
  const all = { id: '', label: t('filter.all') };
  return (
    <Form
      className="sg-admin-filters"
      role="search"
      aria-label={t('filter.name')}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(chosen);
      }}
    >
      <SearchField
        {...field('resource-search')}
        label={t('filter.search')}
        placeholder={t('filter.searchHint')}
        maxLength={200}
      />
      <Select
        {...field('resource-type')}
        label={t('filter.type')}
        options={[all, ...RESOURCE_TYPES.map((id) => ({ id, label: t(`types.${id}`) }))]}
      />
      <Select
        {...field('resource-category')}
        label={t('filter.category')}
        options={[all, ...RESOURCE_CATEGORIES.map((id) => ({ id, label: tagText(id) }))]}
      />
      <Select
        {...field('resource-status')}
        label={t('filter.status')}
        options={[all, ...STATUSES.map((id) => ({ id, label: t(`statuses.${id}`) }))]}
      />
      <Button type="submit">{t('filter.apply')}</Button>
    </Form>
  );
}
