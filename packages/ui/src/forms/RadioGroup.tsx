import type { ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';

export interface RadioOption<Id extends string = string> {
  /** Unique id of the option. */
  readonly id: Id;
  /** Label of the option. */
  readonly label: ReactNode;
  /** Description of the option. */
  readonly description?: ReactNode;
}

export interface RadioGroupProps<Id extends string = string>
  extends Omit<
      AriaRadioGroupProps,
      'children' | 'className' | 'style' | 'render' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** The options, in order. */
  options: readonly RadioOption<Id>[];
  /** Selected id, when controlled; null for none. */
  value?: Id | null;
  /** Initially selected id. @default none */
  defaultValue?: Id | null;
  /** Called with the selected id. */
  onChange?: (id: Id) => void;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** Selects one of a few visible options. One tab stop; arrow keys select. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, description, errorMessage, options, onChange, className, ...rest } = props;
  return (
    <AriaRadioGroup
      {...rest}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      {...(onChange && { onChange: (id: string) => onChange(id as Id) })}
      className={classes('sg-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired ?? false} />
      <div className="sg-radios">
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className="sg-radio">
            <span className="sg-radio-dot" />
            <span className="sg-radio-texts">
              {option.label}
              {option.description && (
                <span className="sg-field-description">{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
