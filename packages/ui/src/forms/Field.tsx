import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { classes } from '../classes.ts';

/** Texts around a field's control. */
export interface FieldTexts {
  /** Label of the field. Without one provide `aria-label`. */
  label?: ReactNode;
  /** A hint below the control. */
  description?: ReactNode;
  /** Error message of the value; marks the field as invalid. */
  errorMessage?: ReactNode;
}

/** Label of a field, with a mark when it is required. */
export function FieldLabel({ label, isRequired }: { label: ReactNode; isRequired?: boolean }) {
  if (!label) return null;
  return (
    <Label className={classes('sg-field-label', isRequired && 'sg-field-label-required')}>
      {label}
    </Label>
  );
}

/** Hint and error below a React Aria field's control, with the counter at the end. */
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
