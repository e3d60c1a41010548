import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { Checkbox } from './Checkbox.tsx';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';

/** An option of a {@link CheckboxGroup}. */
export interface CheckboxOption<Id extends string = string> {
  /** Unique id of the option. */
  readonly id: Id;
  /** Label of the option. */
  readonly label: ReactNode;
  /** Description of the option. */
  readonly description?: ReactNode;
}

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps<Id extends string = string>
  extends Omit<
      AriaCheckboxGroupProps,
      'children' | 'className' | 'style' | 'render' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** The options, in order. */
  options: readonly CheckboxOption<Id>[];
  /** Selected ids. */
  value: readonly Id[];
  /** Called with the selected ids, in the order of the options. */
  onChange: (ids: Id[]) => void;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** Selects any number of a few visible options. */
export function CheckboxGroup<Id extends string>(props: CheckboxGroupProps<Id>) {
  const { label, description, errorMessage, options, value, onChange, className, ...rest } = props;
  return (
    <AriaCheckboxGroup
      {...rest}
      value={[...value]}
      onChange={(chosen) =>
        onChange(options.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])))
      }
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={classes('sg-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired ?? false} />
      <div className="sg-checkboxes">
        {options.map((option) => (
          <Checkbox
            key={option.id}
            value={option.id}
            label={option.label}
            description={option.description}
          />
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
