import { type FlagAction, REVIEWED_MAX } from '@saudagar/contract';
import { Button, Checkbox } from '@saudagar/ui';
import { type Case, commonActions } from './cases.ts';
import { useTexts } from './texts.ts';

interface SelectionBarProps {
  chosen: readonly Case[];
  /** All selectable cases. */
  all: readonly Case[];
  onSelect: (cases: readonly Case[]) => void;
  onAct: (action: FlagAction) => void;
}

/** Selects all or none, and decides the selected cases. */
export function SelectionBar({ chosen, all, onSelect, onAct }: SelectionBarProps) {
  const { t } = useTexts();
  const most = all.slice(0, REVIEWED_MAX);
  const count = chosen.length;
  const isAll = count >= most.length;
  return (
    <fieldset className="sg-admin-selection" aria-label={t('select.name')}>
      <Checkbox
        label={count === 0 ? t('select.all') : t('select.count', { count })}
        isSelected={isAll}
        isIndeterminate={count > 0 && !isAll}
        onChange={() => onSelect(isAll ? [] : most)}
      />
      {count > 0 && count <= REVIEWED_MAX && (
        <div className="sg-admin-acts">
          {commonActions(chosen).map((action) => (
            <Button
              key={action}
              size="small"
              className={action === 'remove_content' ? 'sg-admin-danger' : undefined}
              onPress={() => onAct(action)}
            >
              {t(`actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
