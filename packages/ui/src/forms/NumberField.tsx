import type { ReactNode } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Input,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';

/** Props of {@link NumberField}. */
export interface NumberFieldProps
  extends Omit<
      AriaNumberFieldProps,
      | 'children'
      | 'className'
      | 'style'
      | 'render'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'formatOptions'
    >,
    FieldTexts {
  /** The number; null while the field is empty. */
  value: number | null;
  /** Told the number once the field is left or Enter is pressed, and with each step of the arrows. */
  onChange: (value: number | null) => void;
  /** Most digits after the decimal mark. @default 0 */
  fractionDigits?: number;
  /** An example of a value, shown while the field is empty. */
  placeholder?: string;
  /** Shown before the number: a currency. Say it in `label` or `description` too. */
  before?: ReactNode;
  /** Shown after the number: a unit. */
  after?: ReactNode;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** A number as the language writes it: 1,500,000 in English and 1.500.000 in Indonesian. */
export function NumberField(props: NumberFieldProps) {
  const { label, description, errorMessage, value, onChange, fractionDigits = 0 } = props;
  const { placeholder = '', before, after, className, ...rest } = props;
  return (
    <AriaNumberField
      isWheelDisabled
      {...rest}
      // Not a number, rather than nothing: an empty field stays the owner's.
      value={value ?? Number.NaN}
      onChange={(changed) => onChange(Number.isNaN(changed) ? null : changed)}
      formatOptions={{ maximumFractionDigits: fractionDigits }}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={classes('sg-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired ?? false} />
      <div className="sg-control">
        {before && <span className="sg-number-before">{before}</span>}
        <Input className="sg-input sg-number" placeholder={placeholder} />
        {after && <span className="sg-number-after">{after}</span>}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
