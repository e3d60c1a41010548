import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { classes } from '../classes.ts';

/** What every field says around its control. */
export interface FieldTexts {
  /** Name of the field. Without one give `aria-label`. */
  label?: ReactNode;
  /** A hint under the control. */
  description?: ReactNode;
  /** What is wrong with the value; also marks the field as invalid. */
  errorMessage?: ReactNode;
}

/** The field's name, with a mark where a value is needed. */
export function FieldLabel({ label, isRequired }: { label: ReactNode; isRequired?: boolean }) {
  if (!label) return null;
  return (
    <Label className={classes('sg-field-label', isRequired && 'sg-field-label-required')}>
      {label}
    </Label>
  );
}

/** Hint and error under a React Aria field's control, with the counter at the far end. */
export function FieldHelp({
  description,
  errorMessage,
  counter,
}: Pick<FieldTexts, 'description' | 'errorMessage'> & { counter?: ReactNode }) {
  return (
    <div className="sg-field-help">
      {description && (
        <Text slot="description" className="sg-field-description">
          {description}
        </Text>
      )}
      <FieldError className="sg-field-error">{errorMessage}</FieldError>
      {counter && <span className="sg-field-counter">{counter}</span>}
    </div>
  );
}
