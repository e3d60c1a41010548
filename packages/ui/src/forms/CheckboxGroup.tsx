import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { Checkbox } from './Checkbox.tsx';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';

/** A choice of a {@link CheckboxGroup}. */
export interface CheckboxOption<Id extends string = string> {
  /** What a choice is known by. */
  readonly id: Id;
  /** What it is called. */
  readonly label: ReactNode;
  /** A few words more about it. */
  readonly description?: ReactNode;
}

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps<Id extends string = string>
  extends Omit<
      AriaCheckboxGroupProps,
      'children' | 'className' | 'style' | 'render' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldTexts {
  /** The choices, in order. */
  options: readonly CheckboxOption<Id>[];
  /** Ids chosen. */
  value: readonly Id[];
  /** Told the ids chosen, in the order of the choices. */
  onChange: (ids: Id[]) => void;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** Chooses any number of a few, all in sight. */
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
