import { TENDER_REQUIREMENT_MAX, TENDER_REQUIREMENTS_MAX } from '@saudagar/contract';
import { Button, IconButton, TextField } from '@saudagar/ui';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { nextKey, type RequirementLine } from './requirements.ts';
import { useTexts } from './texts.ts';

interface RequirementFieldsProps {
  value: readonly RequirementLine[];
  onChange: (lines: readonly RequirementLine[]) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** Requirements, a line each; one line always stays, and empty ones are not sent (TND-058, 059). */
export function RequirementFields(props: RequirementFieldsProps) {
  const { value, onChange, errorMessage, isReadOnly } = props;
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [added]);
  return (
    <fieldset className="sg-field sg-tender-lines" disabled={isReadOnly}>
      <legend className="sg-field-label">{t('fields.requirements')}</legend>
      <span className="sg-field-description">{t('fields.requirementsHint')}</span>
      <div ref={list}>
        <ol className="sg-tender-line-list">
          {value.map((line, at) => {
            const number = at + 1;
            return (
              <li key={line.key} className="sg-tender-line">
                <span className="sg-tender-line-number" aria-hidden="true">
                  {number}.
                </span>
                <TextField
                  aria-label={t('fields.requirement', { number })}
                  maxLength={TENDER_REQUIREMENT_MAX}
                  value={line.text}
                  onChange={(text) =>
                    onChange(value.map((one) => (one.key === line.key ? { ...one, text } : one)))
                  }
                />
                {value.length > 1 && (
                  <IconButton
                    aria-label={t('fields.removeRequirement', { number })}
                    onPress={() => {
                      onChange(value.filter(({ key }) => key !== line.key));
                      add.current?.focus();
                    }}
                  >
                    <X />
                  </IconButton>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {errorMessage && (
        <p className="sg-field-error" role="alert">
          {errorMessage}
        </p>
      )}
      {value.length < TENDER_REQUIREMENTS_MAX && (
        <Button
          ref={add}
          size="small"
          icon={<Plus />}
          isDisabled={isReadOnly}
          onPress={() => {
            const key = nextKey(value);
            onChange([...value, { key, text: '' }]);
            setAdded(key);
          }}
        >
          {t('fields.addRequirement')}
        </Button>
      )}
    </fieldset>
  );
}
