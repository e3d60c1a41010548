import type { ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';

export interface RadioOption<Id extends string = string> {
  /** What a choice is known by. */
  readonly id: Id;
  /** What it is called. */
  readonly label: ReactNode;
  /** A few words more about it. */
  readonly description?: ReactNode;
}

export interface RadioGroupProps<Id extends string = string>
  extends Omit<
      AriaRadioGroupProps,
      'children' | 'className' | 'style' | 'render' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** The choices, in order. */
  options: readonly RadioOption<Id>[];
  /** Id chosen, where the parent keeps it; null while none is. */
  value?: Id | null;
  /** Id chosen at first. @default none */
  defaultValue?: Id | null;
  /** Told the id chosen. */
  onChange?: (id: Id) => void;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** Chooses one of a few, all in sight. One Tab stop; arrows choose. */
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
