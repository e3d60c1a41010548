import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterControl } from './FilterControl.tsx';
import type { Filter } from './filter.ts';

export interface FilterBarProps<Id extends string = string> {
  /** Name of the bar. @default 'Filters' */
  'aria-label'?: string;
  /** The filters with what is chosen, in order. */
  filters: readonly Filter<Id>[];
  /** Told a filter and the option chosen, empty for all. */
  onChange: (id: Id, value: string) => void;
  /** Told that all filters are to be cleared at once. */
  onClear: () => void;
  /** What else narrows the list, before the filters: a `SearchField`. */
  children?: ReactNode;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/**
 * Narrows a list, and shows below what it is narrowed by, each to be removed. It keeps nothing:
 * the parent has the choices, in its address for example.
 */
export function FilterBar<Id extends string>(props: FilterBarProps<Id>) {
  const { filters, onChange, onClear, children, className } = props;
  const { t } = useTexts();
  const bar = useRef<HTMLFieldSetElement>(null);
  const active = filters.flatMap(({ id, label, options, value }) => {
    const option = options.find((one) => one.id === value);
    return option ? [{ id, name: `${label}: ${option.label}` }] : [];
  });
  const count = active.length;
  return (
    <fieldset
      ref={bar}
      className={classes('sg-filters', className)}
      tabIndex={-1}
      aria-label={props['aria-label'] ?? t('filters.name')}
    >
      <div className="sg-filters-row">
        {children && <div className="sg-filters-others">{children}</div>}
        {filters.map((filter) => (
          <FilterControl
            key={filter.id}
            filter={filter}
            onChange={(value) => onChange(filter.id, value)}
          />
        ))}
      </div>
      {count > 0 && (
        <ActiveFilters
          active={active}
          onRemove={(id) => onChange(id, '')}
          onClear={onClear}
          onEmptied={() => bar.current?.focus({ preventScroll: true })}
        />
      )}
      <VisuallyHidden elementType="div" role="status">
        {count === 0
          ? t('filters.none')
          : t('filters.active', { count, names: active.map(({ name }) => name).join(', ') })}
      </VisuallyHidden>
    </fieldset>
  );
}
