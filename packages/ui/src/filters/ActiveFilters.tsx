import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../display/Icon.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface ActiveFiltersProps<Id extends string> {
  active: readonly { readonly id: Id; readonly name: string }[];
  onRemove: (id: Id) => void;
  onClear: () => void;
  /** Called before the last filter and its focused button unmount, to move focus. */
  onEmptied: () => void;
}

/** The active filters of a list, each with a remove button, and a button that clears all. */
export function ActiveFilters<Id extends string>(props: ActiveFiltersProps<Id>) {
  const { active, onRemove, onClear, onEmptied } = props;
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);

  function remove(id: Id, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (next) next.focus();
    else onEmptied();
    onRemove(id);
  }

  function clear() {
    onEmptied();
    onClear();
  }

  return (
    <div className="sg-filters-active">
      <ul ref={list} className="sg-filters-list" aria-label={t('filters.list')}>
        {active.map(({ id, name }, index) => (
          <li key={id}>
            <AriaButton
              className="sg-filter"
              aria-label={t('filters.remove', { name })}
              onPress={() => remove(id, index)}
            >
              <span className="sg-filter-name">{name}</span>
              <Icon>
                <X />
              </Icon>
            </AriaButton>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="compact" onPress={clear}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}
