import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components';
import { classes } from '../classes.ts';

export interface FormProps
  extends Omit<AriaFormProps, 'validationErrors' | 'validationBehavior' | 'style'> {
  /** The fields, with their errors in `errorMessage`, and the submit button. */
  children: ReactNode;
}

/**
 * Fields that are submitted together. Validated by the owner, not the browser: after a submission,
 * focus moves to the first invalid field, at once or when the response arrives.
 */
export function Form({ onSubmit, className, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  const [, look] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    // A member who continues typing must not lose focus to an error.
    const forget = () => {
      isSubmitted.current = false;
    };
    const element = form.current;
    element?.addEventListener('input', forget);
    return () => element?.removeEventListener('input', forget);
  }, []);

  // On every render: the response may arrive late.
  useEffect(() => {
    if (isSubmitted.current && focusFirstInvalid(form.current)) isSubmitted.current = false;
  });

  return (
    <AriaForm
      {...rest}
      ref={form}
      validationBehavior="aria"
      className={classes('sg-form', className)}
      onSubmit={(event) => {
        isSubmitted.current = true;
        look();
        onSubmit?.(event);
      }}
    >
      {children}
    </AriaForm>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden] *)');
  // In a group, focus moves to the first option.
  (first?.querySelector('input') ?? first)?.focus();
  return Boolean(first);
}
