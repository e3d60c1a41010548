import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import {
  Popover as AriaPopover,
  ComboBox,
  type ComboBoxProps,
  Input,
  ListBox,
  ListBoxItem,
  useFilter,
} from 'react-aria-components';
import { isComposing } from './isComposing.ts';
import type { TagEntry } from './useTagEntry.ts';
import { isSameWord, isSeveralWords } from './words.ts';

interface TagInputProps
  extends Pick<ComboBoxProps<object>, 'isDisabled' | 'isRequired' | 'isInvalid'> {
  entry: TagEntry;
  /** Called when suggestions open or close. */
  onOpenChange: (isOpen: boolean) => void;
  tags: readonly string[];
  suggestions: readonly string[];
  placeholder: string;
  'aria-label': string | undefined;
  label: ReactNode;
  help: ReactNode;
}

/** Same level for all overlays: the last one opened is on top. */
const level = { zIndex: 'var(--sg-z-overlay)' };

/** The input for a new tag, with the suggestions that contain its text. */
export function TagInput(props: TagInputProps) {
  const { entry, tags, suggestions, placeholder, label, help, onOpenChange, ...others } = props;
  const { 'aria-label': name, ...rest } = others;
  const { text, type, add, remove, input } = entry;
  const { contains } = useFilter({ sensitivity: 'base' });
  const [opened, setOpened] = useState<'no' | 'byTyping' | 'byArrow'>('no');
  const offered = suggestions.filter(
    (one) => contains(one, text.trim()) && !tags.some((tag) => isSameWord(tag, one)),
  );

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
    const last = tags.at(-1);
    if (key === 'Backspace' && text === '' && last !== undefined) remove([last]);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!isSeveralWords(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length));
  }

  return (
    <ComboBox
      {...rest}
      {...(name !== undefined && { 'aria-label': name })}
      className="sg-field"
      allowsCustomValue
      // Without text only the arrow key opens them: otherwise each added tag would open them again.
      menuTrigger={text === '' ? 'manual' : 'input'}
      items={opened === 'byTyping' && text === '' ? [] : offered.map((id) => ({ id }))}
      inputValue={text}
      onInputChange={type}
      selectedKey={null}
      onSelectionChange={(id) => {
        if (id === null) return;
        setOpened('byTyping');
        add(String(id));
      }}
      onOpenChange={(isOpen, trigger) => {
        setOpened(isOpen ? (trigger === 'manual' ? 'byArrow' : 'byTyping') : 'no');
        onOpenChange(isOpen);
      }}
      onBlur={() => add()}
    >
      {label}
      <div className="sg-control">
        <Input
          ref={input}
          className="sg-input"
          placeholder={placeholder}
          enterKeyHint="enter"
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      {help}
      <AriaPopover className="sg-popover sg-tag-suggestions" style={level} offset={4}>
        <ListBox<{ id: string }> className="sg-tag-suggestions-list">
          {({ id }) => (
            <ListBoxItem id={id} textValue={id} className="sg-tag-suggestion">
              {id}
            </ListBoxItem>
          )}
        </ListBox>
      </AriaPopover>
    </ComboBox>
  );
}
