import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Input,
} from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../display/Icon.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'render'>,
    FieldTexts {
  /** What can be searched for, shown while the field is empty. It is no name: give one. */
  placeholder?: string;
  /** Receives the element that is typed into, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/**
 * A text to search for, told with each character. Enter submits it; Escape and the button clear
 * it and keep focus.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    description,
    errorMessage,
    placeholder = '',
    inputRef,
    className,
    ...rest
  } = props;
  const { t } = useTexts();
  return (
    <AriaSearchField
      {...rest}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={classes('sg-field sg-search', className)}
    >
      <FieldLabel label={label} isRequired={props.isRequired ?? false} />
      <div className="sg-control">
        <Icon className="sg-control-leading">
          <Search />
        </Icon>
        <Input
          {...(inputRef && { ref: inputRef })}
          className="sg-input"
          placeholder={placeholder}
        />
        <IconButton aria-label={t('search.clear')} className="sg-control-reveal sg-search-clear">
          <X />
        </IconButton>
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaSearchField>
  );
}
