import { useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Select } from '../forms/Select.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { Filter } from './filter.ts';

/** React Aria's radio group has no empty value. */
const ALL = '*';

interface FilterControlProps {
  filter: Filter;
  onChange: (value: string) => void;
}

/** Selects an option of a filter, or all. */
export function FilterControl({ filter, onChange }: FilterControlProps) {
  const { t } = useTexts();
  const { label, look, value } = filter;
  // A value that is no option filters nothing: the URL is damaged.
  const known = filter.options.some((option) => option.id === value) ? value : '';
  const options = [{ id: '', label: t('filters.all') }, ...filter.options];
  if (look === 'chips') return <Chips {...{ label, options, onChange }} value={known} />;
  return <Select className="sg-filter-select" {...{ label, options, onChange }} value={known} />;
}

type ChipsProps = Pick<Filter, 'label' | 'options' | 'value'> &
  Pick<FilterControlProps, 'onChange'>;

function Chips({ label, options, value, onChange }: ChipsProps) {
  const id = useId();
  return (
    <div className="sg-field sg-filter-chips">
      <span id={id} className="sg-field-label">
        {label}
      </span>
      <RadioGroup
        className="sg-chips"
        orientation="horizontal"
        aria-labelledby={id}
        value={value || ALL}
        onChange={(chosen) => onChange(chosen === ALL ? '' : chosen)}
      >
        {options.map((option) => (
          <Radio key={option.id} value={option.id || ALL} className="sg-chip">
            <span lang={option.lang}>{option.label}</span>
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
