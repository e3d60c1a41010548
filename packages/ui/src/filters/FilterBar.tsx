import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useId, useRef, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterControl } from './FilterControl.tsx';
import type { Filter } from './filter.ts';

export interface FilterBarProps<Id extends string = string> {
  /** Accessible name of the bar. @default 'Filters' */
  'aria-label'?: string | undefined;
  /** The filters with their selected options, in order. */
  filters: readonly Filter<Id>[];
  /** Called with a filter's id and the selected option, empty for all. */
  onChange: (id: Id, value: string) => void;
  /** Called to clear all filters at once. */
  onClear: () => void;
  /** Always visible content before the filters: a `SearchField`. */
  children?: ReactNode | undefined;
  /** Further filter fields, collapsed with the filters in a narrow bar. */
  more?: ReactNode | undefined;
  /** Number of those fields that are active. @default 0 */
  moreCount?: number | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * Filters a list, and shows the active filters below, each with a remove button. In a narrow bar,
 * as on a phone, two fields or more collapse behind a button that counts the active ones. It is
 * controlled: the parent holds the state, for example in the URL.
 */
export function FilterBar<Id extends string>(props: FilterBarProps<Id>) {
  const { filters, onChange, onClear, children, more, moreCount = 0, className } = props;
  const { t } = useTexts();
  const id = useId();
  // Fields in `more` have no chip, so the bar starts expanded when one is active.
  const [isOpen, setOpen] = useState(moreCount > 0);
  const bar = useRef<HTMLFieldSetElement>(null);
  const active = filters.flatMap(({ id, label, options, value }) => {
    const option = options.find((one) => one.id === value);
    return option ? [{ id, name: `${label}: ${option.label}` }] : [];
  });
  const count = active.length;
  const inUse = count + moreCount;
  const folds = filters.length + (more ? 1 : 0) > 1;
  const inUseText = t('filters.inUse', { number: inUse });
  return (
    <fieldset
      ref={bar}
      className={classes('sg-filters', className)}
      tabIndex={-1}
      aria-label={props['aria-label'] ?? t('filters.name')}
    >
      <div className="sg-filters-row">
        {children && <div className="sg-filters-others">{children}</div>}
        {folds && (
          <Button
            className={classes('sg-filters-toggle', inUse === 0 && 'sg-filters-unused')}
            icon={<SlidersHorizontal />}
            aria-controls={id}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            {inUse === 0 ? t('filters.name') : inUseText}
          </Button>
        )}
        <div id={id} className="sg-filters-fields" data-folded={(folds && !isOpen) || undefined}>
          {more && <div className="sg-filters-more">{more}</div>}
          {filters.map((filter) => (
            <FilterControl
              key={filter.id}
              filter={filter}
              onChange={(value) => onChange(filter.id, value)}
            />
          ))}
        </div>
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
        {inUse === 0 && t('filters.none')}
        {count === 0 && inUse > 0 && inUseText}
        {count > 0 &&
          t('filters.active', { count, names: active.map(({ name }) => name).join(', ') })}
      </VisuallyHidden>
    </fieldset>
  );
}
