import { type ReactNode, useId } from 'react';
import { type Key, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { classes } from '../classes.ts';
import type { FieldTexts } from './Field.tsx';

export interface TagOption {
  /** What a chosen tag is known by. */
  readonly id: string;
  /** What it is called. */
  readonly label: string;
}

export interface TagPickerProps extends FieldTexts {
  /** What the tags are for: the name of the group. */
  label: ReactNode;
  /** The tags on offer, in order. */
  options: readonly TagOption[];
  /** Ids chosen, where the parent keeps them. */
  value?: readonly string[];
  /** Ids chosen at first. @default none */
  defaultValue?: readonly string[];
  /** Told the ids chosen, in the order of `options`. */
  onChange?: (ids: string[]) => void;
  /** Whether nothing can be chosen. @default false */
  isDisabled?: boolean;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/** Chooses several from a short fixed list. Arrow keys move, Space or Enter chooses. */
export function TagPicker(props: TagPickerProps) {
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
      <ToggleButtonGroup
        className="sg-tag-picker"
        selectionMode="multiple"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        isDisabled={isDisabled}
        onSelectionChange={choose}
        {...(value && { selectedKeys: value })}
        {...(defaultValue && { defaultSelectedKeys: defaultValue })}
      >
        {options.map((option) => (
          <ToggleButton key={option.id} id={option.id} className="sg-tag">
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div id={`${id}-help`} className="sg-field-help">
        {description && <span className="sg-field-description">{description}</span>}
        {errorMessage && <span className="sg-field-error">{errorMessage}</span>}
      </div>
    </div>
  );
}
