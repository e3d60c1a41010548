import { GROUP_RULE_MAX, GROUP_RULES_MAX } from '@saudagar/contract';
import { Button, IconButton, type TextControl, TextField } from '@saudagar/ui';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../texts.ts';

interface RulesFieldProps {
  rules: readonly string[];
  onChange: (rules: readonly string[]) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** The rules of a group, one below the other; empty ones are dropped on save (GRP-063, 080). */
export function RulesField({ rules, onChange, errorMessage, isReadOnly }: RulesFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const fields = useRef<(TextControl | null)[]>([]);
  const add = useRef<HTMLButtonElement>(null);
  const next = useRef<number | null>(null);

  // A rule that was added is typed at once; one that was removed gives focus to its neighbour.
  useEffect(() => {
    const at = next.current;
    if (at === null) return;
    next.current = null;
    (fields.current[Math.min(at, rules.length - 1)] ?? add.current)?.focus();
  }, [rules.length]);

  const change = (at: number, rule: string) =>
    onChange(rules.map((one, place) => (place === at ? rule : one)));
  const remove = (at: number) => {
    next.current = at;
    fields.current.length = 0;
    onChange(rules.filter((_, place) => place !== at));
  };
  const append = () => {
    next.current = rules.length;
    onChange([...rules, '']);
  };

  return (
    <fieldset className="sg-group-rules" aria-labelledby={id} aria-describedby={`${id}-help`}>
      <span id={id} className="sg-field-label">
        {t('form.rules')}
      </span>
      {rules.length > 0 && (
        <ol className="sg-group-rule-rows">
          {rules.map((rule, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rules may read the same
            <li key={at} className="sg-group-rule-row">
              <TextField
                aria-label={t('form.rule', { number: at + 1 })}
                maxLength={GROUP_RULE_MAX}
                value={rule}
                isReadOnly={isReadOnly}
                inputRef={(field) => {
                  fields.current[at] = field;
                }}
                onChange={(text) => change(at, text)}
              />
              <IconButton
                aria-label={t('form.removeRule', { number: at + 1 })}
                isDisabled={isReadOnly}
                onPress={() => remove(at)}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <Button
        ref={add}
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
