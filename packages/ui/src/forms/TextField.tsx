import { type CSSProperties, type ReactNode, type Ref, useCallback, useRef } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  TextArea,
} from 'react-aria-components';
import { classes } from '../classes.ts';
import { Icon } from '../display/Icon.tsx';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';
import { useAutoGrow } from './useAutoGrow.ts';

/** The input or text area of a text field. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render'>,
    FieldTexts {
  /** An example of a value, shown while the field is empty. */
  placeholder?: string;
  /** Allows several lines, growing up to `--sg-field-max-height` if set. @default false */
  isMultiline?: boolean;
  /** Minimum number of lines, with `isMultiline`. @default 3 */
  rows?: number;
  /** Shown below the control, at the end: a character count. */
  counter?: ReactNode;
  /** An icon inside the control before the text; decoration only. */
  leading?: ReactNode;
  /** Shown inside the control, after the text: a button. */
  trailing?: ReactNode;
  /** Receives the control, to focus it. */
  inputRef?: Ref<TextControl> | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** A text input, on one line or several. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    description,
    errorMessage,
    placeholder = '',
    isMultiline = false,
    rows = 3,
    counter,
    leading,
    trailing,
    inputRef,
    className,
    ...rest
  } = props;
  const control = useRef<TextControl>(null);
  const setControl = useCallback(
    (element: TextControl | null) => {
      control.current = element;
      if (typeof inputRef === 'function') inputRef(element);
      else if (inputRef) inputRef.current = element;
    },
    [inputRef],
  );
  useAutoGrow(control, props.value);

  return (
    <AriaTextField
      {...rest}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={classes('sg-field', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired ?? false} />
      <div className={classes('sg-control', isMultiline && 'sg-control-multiline')}>
        {leading && <Icon className="sg-control-leading">{leading}</Icon>}
        {isMultiline ? (
          <TextArea
            ref={setControl}
            dir="auto"
            className="sg-input"
            rows={rows}
            style={{ '--sg-rows': rows } as CSSProperties}
            placeholder={placeholder}
          />
        ) : (
          <Input ref={setControl} dir="auto" className="sg-input" placeholder={placeholder} />
        )}
        {trailing}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} counter={counter} />
    </AriaTextField>
  );
}
