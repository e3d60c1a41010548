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
  /** Label of the checkbox. */
  label: ReactNode;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * A choice that takes effect when the form is submitted; for an immediate effect use a `Switch`.
 * `isIndeterminate` means that some of the items it represents are checked.
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
