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
  /** A placeholder that suggests search terms. It does not replace a label. */
  placeholder?: string;
  /** Receives the input, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** A search text, reported per character. Enter submits; Escape and the button clear it. */
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
