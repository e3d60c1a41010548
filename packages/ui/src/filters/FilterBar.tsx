import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useContext, useId, useRef, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { SearchField } from '../forms/SearchField.tsx';
import { loadable } from '../onDemand/loadable.tsx';
import { useOnDemand } from '../onDemand/useOnDemand.ts';
import { TabToolsContext } from '../tabs/TabToolsContext.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterControl } from './FilterControl.tsx';
import type { Filter, FilterSearch } from './filter.ts';

const sheet = loadable(async () => (await import('./FilterSheet.tsx')).FilterSheet);

/** Longest search text. */
const SEARCH_MAX = 200;

export interface FilterBarProps<Id extends string = string> {
  /** Accessible name of the bar. @default 'Filters' */
  'aria-label'?: string | undefined;
  /** The search field, first in the bar. @default none */
  search?: FilterSearch | undefined;
  /** The filters with their selected options, in order. @default none */
  filters?: readonly Filter<Id>[] | undefined;
  /** Called with a filter's id and the selected option, empty for all. */
  onChange?: ((id: Id, value: string) => void) | undefined;
  /** Called to clear all filters at once. */
  onClear?: (() => void) | undefined;
  /**
   * True for the bar of a list right below `Tabs`: where they are narrow, search and filters open
   * from icons at the end of the row of tabs. @default false
   */
  isInTabs?: boolean | undefined;
  /** Content between search and filters that is always visible. */
  children?: ReactNode | undefined;
  /** Further filter fields, in the sheet with the filters where the bar is narrow. */
  more?: ReactNode | undefined;
  /** Number of those fields that are active. @default 0 */
  moreCount?: number | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * Filters a list, and shows the active filters below, each with a remove button. In a narrow bar,
 * as on a phone, two fields or more are in a sheet, opened by a button that counts the active ones.
 * It is controlled: the parent holds the state, for example in the URL. A search with a text stays
 * open.
 */
export function FilterBar<Id extends string>(props: FilterBarProps<Id>) {
  const { search, filters = [], onChange, onClear, isInTabs = false, children } = props;
  const { more, moreCount = 0, className } = props;
  const { t } = useTexts();
  const searchId = useId();
  const tools = useContext(TabToolsContext);
  const slot = isInTabs ? tools : null;
  const { isOpen, close, openerProps } = useOnDemand(sheet);
  const [isSearching, setSearching] = useState(false);
  const bar = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const active = filters.flatMap(({ id, label, options, value }) => {
    const option = options.find((one) => one.id === value);
    return option ? [{ id, name: `${label}: ${option.label}` }] : [];
  });
  const count = active.length;
  const inUse = count + moreCount;
  const fields = filters.length + (more ? 1 : 0);
  const folds = fields > (slot ? 0 : 1);
  const inUseText = t('filters.inUse', { number: inUse });
  const isSearchOpen = isSearching || (search !== undefined && search.value !== '');
  const isRowEmpty = slot !== null && !isSearchOpen && !children;
  function openSearch() {
    flushSync(() => setSearching(true));
    input.current?.focus();
  }
  function closeSearch() {
    setSearching(false);
    // Not shown beside a field that is always open, and then without effect.
    opener.current?.focus();
  }
  const toggleText = inUse === 0 ? t('filters.name') : inUseText;
  const statusText =
    inUse === 0
      ? t('filters.none')
      : count === 0
        ? inUseText
        : t('filters.active', { count, names: active.map(({ name }) => name).join(', ') });
  const fieldsOfFilters = (
    <>
      {more && <div className="sg-filters-more">{more}</div>}
      {filters.map((filter) => (
        <FilterControl
          key={filter.id}
          filter={filter}
          onChange={(value) => onChange?.(filter.id, value)}
        />
      ))}
    </>
  );
  const searchToggle = search && (
    <IconButton
      ref={opener}
      aria-label={search.label}
      aria-controls={searchId}
      aria-expanded={isSearchOpen}
      onPress={isSearching && search.value === '' ? closeSearch : openSearch}
    >
      <Search />
    </IconButton>
  );
  return (
    <fieldset
      ref={bar}
      className={classes('sg-filters', className)}
      data-empty={(isRowEmpty && count === 0) || undefined}
      tabIndex={-1}
      aria-label={props['aria-label'] ?? (fields > 0 ? t('filters.name') : search?.label)}
    >
      {slot &&
        createPortal(
          <>
            {searchToggle}
            {folds && (
              <IconButton {...openerProps} aria-label={toggleText}>
                <SlidersHorizontal />
                {inUse > 0 && <span className="sg-filters-count">{inUse}</span>}
              </IconButton>
            )}
          </>,
          slot,
        )}
      <div className="sg-filters-row" data-empty={isRowEmpty || undefined}>
        {(search || children) && (
          <div
            id={searchId}
            className="sg-filters-others"
            data-closed={(slot && !isSearchOpen && !children) || undefined}
          >
            {search && (
              <SearchField
                {...search}
                inputRef={input}
                maxLength={SEARCH_MAX}
                onFocus={() => setSearching(true)}
                onClear={closeSearch}
                onKeyDown={({ key }) => {
                  if (key === 'Escape' && search.value === '') closeSearch();
                }}
              />
            )}
            {children}
          </div>
        )}
        {!slot && folds && (
          <Button
            {...openerProps}
            className={classes('sg-filters-toggle', inUse === 0 && 'sg-filters-unused')}
            icon={<SlidersHorizontal />}
          >
            {toggleText}
          </Button>
        )}
        <div className="sg-filters-fields" data-folded={folds || undefined}>
          {fieldsOfFilters}
        </div>
      </div>
      {count > 0 && (
        <ActiveFilters
          active={active}
          onRemove={(id) => onChange?.(id, '')}
          onClear={() => onClear?.()}
          onEmptied={() => bar.current?.focus({ preventScroll: true })}
        />
      )}
      {fields > 0 && (
        <VisuallyHidden elementType="div" role="status">
          {statusText}
        </VisuallyHidden>
      )}
      {isOpen && (
        <sheet.View status={statusText} onClear={count > 0 ? onClear : undefined} onClose={close}>
          {fieldsOfFilters}
        </sheet.View>
      )}
    </fieldset>
  );
}
