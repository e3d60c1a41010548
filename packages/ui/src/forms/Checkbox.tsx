import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { Icon } from '../display/Icon.tsx';
import { FieldHelp, type FieldTexts } from './Field.tsx';

export interface CheckboxProps
  extends Omit<AriaCheckboxFieldProps, 'children' | 'className' | 'style' | 'render'>,
    Pick<FieldTexts, 'description' | 'errorMessage'> {
  /** What is agreed to or chosen; its name. */
  label: ReactNode;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/**
 * Ticks something, which counts when the form is sent; what counts at once is a `Switch`. With
 * `isIndeterminate` some of what it stands for is ticked.
 */
export function Checkbox(props: CheckboxProps) {
  const { label, description, errorMessage, className, ...rest } = props;
  return (
    <AriaCheckboxField
      {...rest}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={classes('sg-field sg-checkbox-field', className)}
    >
      <CheckboxButton className="sg-checkbox">
        <Icon className="sg-checkbox-box">{props.isIndeterminate ? <Minus /> : <Check />}</Icon>
        <span
          className={classes('sg-checkbox-label', props.isRequired && 'sg-field-label-required')}
        >
          {label}
        </span>
      </CheckboxButton>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaCheckboxField>
  );
}
