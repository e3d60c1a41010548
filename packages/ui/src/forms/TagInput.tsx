import Plus from 'lucide-react/icons/plus';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { TextField as AriaTextField, Input, VisuallyHidden } from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { addTags, hasSeveralTags, type RejectedTag } from './addTags.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from './Field.tsx';
import { isComposing } from './isComposing.ts';
import { SelectedTags } from './SelectedTags.tsx';
import { TagComboBox } from './TagComboBox.tsx';

export interface TagInputProps extends Pick<FieldTexts, 'description' | 'errorMessage'> {
  /** Label of the field and the list of its tags. */
  label: string;
  /** The tags, in order. */
  value: readonly string[];
  /** Called with the tags after some were added or removed. */
  onChange: (tags: string[]) => void;
  /** Tags suggested while typing; selected ones are omitted. @default none */
  suggestions?: readonly string[];
  /** An example of a tag, shown while the field is empty. */
  placeholder?: string;
  /** Maximum number of tags. @default any number */
  maxTags?: number;
  /** Maximum number of characters of a tag. @default 50 */
  maxLength?: number;
  /** Shows a button that adds the typed text. @default false */
  hasAddButton?: boolean;
  /** Disables the field. @default false */
  isDisabled?: boolean;
  /** Requires a tag. @default false */
  isRequired?: boolean;
}

/**
 * Tags typed or selected from suggestions: Enter, a comma or blur adds one, ignoring duplicates in
 * any case. Rejected text stays in the field with an error.
 */
export function TagInput(props: TagInputProps) {
  const { label, description, value, suggestions, placeholder = '', maxTags } = props;
  const { hasAddButton, isDisabled = false, isRequired = false } = props;
  const { t } = useTexts();
  const { text, type, add, remove, announcement, input, ...entry } = useTagEntry(props);
  const [isOpen, setOpen] = useState(false);
  const errorMessage = entry.error ?? props.errorMessage;
  const field = {
    className: 'sg-field',
    isInvalid: Boolean(errorMessage),
    onBlur: () => add(),
    ...{ isDisabled, isRequired },
  };
  const counter = maxTags !== undefined && t('tags.counter', { count: value.length, maxTags });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    // The Enter that ends a composition adds nothing.
    if (isComposing(event)) return;
    // Prevents Escape from also closing a surrounding dialog.
    if (key === 'Escape' && currentTarget.ariaExpanded === 'true') event.stopPropagation();
    // React Aria handles Enter on a suggestion.
    const isOnSuggestion = currentTarget.hasAttribute('aria-activedescendant');
    // Prevents submission of the surrounding form, even without text.
    if (key === ',' || (key === 'Enter' && !isOnSuggestion)) {
      event.preventDefault();
      add();
    }
    const last = value.at(-1);
    if (key === 'Backspace' && text === '' && last !== undefined) remove([last]);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!hasSeveralTags(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length));
  }

  const content = (
    <>
      <FieldLabel {...{ label, isRequired }} />
      <div className="sg-control">
        <Input
          ref={input}
          className="sg-input"
          enterKeyHint="enter"
          {...{ placeholder, onKeyDown, onPaste }}
        />
        {hasAddButton && (
          <IconButton
            slot={null}
            aria-label={t('tags.add')}
            className="sg-control-reveal"
            isDisabled={isDisabled}
            preventFocusOnPress
            onPress={() => add()}
          >
            <Plus />
          </IconButton>
        )}
      </div>
      <FieldHelp {...{ description, errorMessage, counter }} />
    </>
  );

  return (
    <div className="sg-tag-input">
      {suggestions ? (
        <TagComboBox
          {...field}
          {...{ text, suggestions }}
          tags={value}
          onTextChange={type}
          onSelect={add}
          onOpenChange={setOpen}
        >
          {content}
        </TagComboBox>
      ) : (
        <AriaTextField {...field} value={text} onChange={type}>
          {content}
        </AriaTextField>
      )}
      {value.length > 0 && (
        <SelectedTags
          {...{ label, input }}
          tags={value}
          isHidden={isOpen}
          {...(!isDisabled && { onRemove: remove })}
        />
      )}
      <VisuallyHidden elementType="div" role="status">
        {announcement}
      </VisuallyHidden>
    </div>
  );
}

/** State of a tag input besides its tags: the typed text, its error and the last announcement. */
function useTagEntry({ value, onChange, maxTags, maxLength = 50 }: TagInputProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [rejected, setRejected] = useState<RejectedTag | null>(null);
  const [announcement, announce] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function type(typed: string) {
    setText(typed);
    setRejected(null);
  }

  function add(entered = text) {
    const result = addTags(value, entered, { maxTags, maxLength });
    const left = result.rejected.filter(({ reason }) => reason !== 'known');
    const [first = null] = left;
    type(left.map(({ tag }) => tag).join(', '));
    setRejected(first);
    const [known] = result.rejected;
    if (result.added.length > 0) {
      onChange(result.tags);
      announce(t('tags.added', { tag: result.added.join(', ') }));
    } else if (known) announce(reasonOf(first ?? known));
  }

  function remove(removed: readonly string[]) {
    const rest = value.filter((tag) => !removed.includes(tag));
    // The last tag unmounts its list; among others, React Aria moves focus to the next.
    if (rest.length === 0) input.current?.focus();
    setRejected(null);
    onChange(rest);
    announce(t('tags.removed', { tag: removed.join(', ') }));
  }

  const reasonOf = ({ reason, tag }: RejectedTag) =>
    t(`tags.${reason}`, { tag, count: reason === 'full' ? (maxTags ?? 0) : maxLength });
  const error = rejected ? reasonOf(rejected) : undefined;
  return { text, error, announcement, input, type, add, remove };
}
