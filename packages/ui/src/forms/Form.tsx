import { type ReactNode, useEffect, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components';
import { classes } from '../classes.ts';

export interface FormProps
  extends Omit<AriaFormProps, 'validationErrors' | 'validationBehavior' | 'style'> {
  /**
   * What is wrong, by field name. A new set moves focus to the first field it names; a text goes
   * away once its field is changed. @default none
   */
  errors?: Readonly<Record<string, string>>;
  /** The fields and the button that submits. */
  children: ReactNode;
}

/** Fields that are sent together. Checked by the owner, who passes `errors`; never by the browser. */
export function Form({ errors, className, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors && Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors]);
  return (
    <AriaForm
      {...rest}
      ref={form}
      validationBehavior="aria"
      className={classes('sg-form', className)}
      {...(errors && { validationErrors: errors })}
    >
      {children}
    </AriaForm>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // Choices are focused one by one, not the group around them.
  (first?.querySelector('input') ?? first)?.focus();
}
