import { type ReactNode, useId } from 'react';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type Key,
  ToggleButton,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import type { FieldTexts } from './Field.tsx';

export interface ToggleButtonOption {
  /** Unique id of the option. */
  readonly id: string;
  /** Label of the option. */
  readonly label: string;
}

export interface ToggleButtonGroupProps extends FieldTexts {
  /** Label of the group. */
  label: ReactNode;
  /** The options, in order. */
  options: readonly ToggleButtonOption[];
  /** Selected ids, when controlled. */
  value?: readonly string[];
  /** Initially selected ids. @default none */
  defaultValue?: readonly string[];
  /** Called with the selected ids, in the order of `options`. */
  onChange?: (ids: string[]) => void;
  /** Disables the group. @default false */
  isDisabled?: boolean;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** Selects several from a short fixed list. Arrow keys move, Space or Enter selects. */
export function ToggleButtonGroup(props: ToggleButtonGroupProps) {
  const { label, description, errorMessage, options, value, defaultValue, onChange } = props;
  const { isDisabled = false, className } = props;
  const id = useId();
  const choose = (chosen: Set<Key>) =>
    onChange?.(options.filter((option) => chosen.has(option.id)).map((option) => option.id));

  return (
    <div className={classes('sg-field', className)}>
      <span id={`${id}-label`} className="sg-field-label">
        {label}
      </span>
      <AriaToggleButtonGroup
        className="sg-chips"
        selectionMode="multiple"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        isDisabled={isDisabled}
        onSelectionChange={choose}
        {...(value && { selectedKeys: value })}
        {...(defaultValue && { defaultSelectedKeys: defaultValue })}
      >
        {options.map((option) => (
          <ToggleButton key={option.id} id={option.id} className="sg-chip">
            {option.label}
          </ToggleButton>
        ))}
      </AriaToggleButtonGroup>
      <div id={`${id}-help`} className="sg-field-help">
        {description && <span className="sg-field-description">{description}</span>}
        {errorMessage && <span className="sg-field-error">{errorMessage}</span>}
      </div>
    </div>
  );
}
