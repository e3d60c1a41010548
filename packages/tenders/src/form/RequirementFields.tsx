import { TENDER_REQUIREMENT_MAX, TENDER_REQUIREMENTS_MAX } from '@saudagar/contract';
import { Button, IconButton, TextField, useLines } from '@saudagar/ui';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { nextKey, type RequirementLine } from './requirements.ts';
import { useTexts } from './texts.ts';

interface RequirementFieldsProps {
  value: readonly RequirementLine[];
  onChange: (lines: readonly RequirementLine[]) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** Requirements, one per line; at least one line, and empty ones are dropped (TND-058, 059). */
export function RequirementFields(props: RequirementFieldsProps) {
  const { value, onChange, errorMessage, isReadOnly } = props;
  const { t } = useTexts();
  const { addRef, append, remove, lineProps } = useLines({
    texts: value.map(({ text }) => text),
    least: 1,
    most: TENDER_REQUIREMENTS_MAX,
    isReadOnly,
    onInsert: (index) => onChange(value.toSpliced(index, 0, { key: nextKey(value), text: '' })),
    onRemove: (index) => onChange(value.toSpliced(index, 1)),
  });
  return (
    <fieldset className="sg-field sg-tender-lines" disabled={isReadOnly}>
      <legend className="sg-field-label">{t('fields.requirements')}</legend>
      <span className="sg-field-description">{t('fields.requirementsHint')}</span>
      <ol className="sg-tender-line-list">
        {value.map((line, index) => {
          const number = index + 1;
          return (
            <li key={line.key} className="sg-tender-line">
              <span className="sg-tender-line-number" aria-hidden="true">
                {number}.
              </span>
              <TextField
                aria-label={t('fields.requirement', { number })}
                maxLength={TENDER_REQUIREMENT_MAX}
                value={line.text}
                {...lineProps(index)}
                onChange={(text) =>
                  onChange(value.map((one) => (one.key === line.key ? { ...one, text } : one)))
                }
              />
              {value.length > 1 && (
                <IconButton
                  aria-label={t('fields.removeRequirement', { number })}
                  onPress={() => remove(index)}
                >
                  <X />
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
      {errorMessage && (
        <p className="sg-field-error" role="alert">
          {errorMessage}
        </p>
      )}
      {value.length < TENDER_REQUIREMENTS_MAX && (
        <Button ref={addRef} size="small" icon={<Plus />} isDisabled={isReadOnly} onPress={append}>
          {t('fields.addRequirement')}
        </Button>
      )}
    </fieldset>
  );
}
