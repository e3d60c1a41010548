import { GROUP_RULE_MAX, GROUP_RULES_MAX } from '@saudagar/contract';
import { Button, IconButton, TextField, useLines } from '@saudagar/ui';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { useTexts } from '../texts.ts';

interface RulesFieldProps {
  rules: readonly string[];
  onChange: (rules: readonly string[]) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** Rules of a group, one per row; empty ones are dropped on save (GRP-063, 080). */
export function RulesField({ rules, onChange, errorMessage, isReadOnly }: RulesFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const { addRef, append, remove, lineProps } = useLines({
    texts: rules,
    most: GROUP_RULES_MAX,
    isReadOnly,
    onInsert: (index) => onChange(rules.toSpliced(index, 0, '')),
    onRemove: (index) => onChange(rules.toSpliced(index, 1)),
  });

  return (
    <fieldset className="sg-group-rules" aria-labelledby={id} aria-describedby={`${id}-help`}>
      <span id={id} className="sg-field-label">
        {t('form.rules')}
      </span>
      {rules.length > 0 && (
        <ol className="sg-group-rule-rows">
          {rules.map((rule, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be equal
            <li key={index} className="sg-group-rule-row">
              <TextField
                aria-label={t('form.rule', { number: index + 1 })}
                maxLength={GROUP_RULE_MAX}
                value={rule}
                isReadOnly={isReadOnly}
                {...lineProps(index)}
                onChange={(text) => onChange(rules.with(index, text))}
              />
              <IconButton
                aria-label={t('form.removeRule', { number: index + 1 })}
                isDisabled={isReadOnly}
                onPress={() => remove(index)}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <Button
        ref={addRef}
        size="compact"
        icon={<Plus />}
        isDisabled={isReadOnly || rules.length >= GROUP_RULES_MAX}
        onPress={append}
      >
        {t('form.addRule')}
      </Button>
      <div id={`${id}-help`} className="sg-field-help">
        <span className="sg-field-description">{t('form.rulesHint')}</span>
        {errorMessage && <span className="sg-field-error">{errorMessage}</span>}
      </div>
    </fieldset>
  );
}
