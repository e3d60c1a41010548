import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components';
import { classes } from '../classes.ts';

export interface FormProps
  extends Omit<AriaFormProps, 'validationErrors' | 'validationBehavior' | 'style'> {
  /** The fields, which say what is wrong with them (`errorMessage`), and the button that submits. */
  children: ReactNode;
}

/**
 * Fields that are sent together. Checked by the owner, never by the browser: where a field is wrong
 * after a submission, at once or when the answer comes, focus moves to the first such field.
 */
export function Form({ onSubmit, className, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  const [, look] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    // Whoever goes on writing is not to be taken elsewhere by what is wrong with it.
    const forget = () => {
      isSubmitted.current = false;
    };
    const element = form.current;
    element?.addEventListener('input', forget);
    return () => element?.removeEventListener('input', forget);
  }, []);

  // With every rendering: an answer may take its time.
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
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // Choices are focused one by one, not the group around them.
  (first?.querySelector('input') ?? first)?.focus();
  return Boolean(first);
}
