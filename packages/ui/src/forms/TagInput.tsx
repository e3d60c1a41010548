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
  /** Told whether suggestions are shown. */
  onOpenChange: (isOpen: boolean) => void;
  tags: readonly string[];
  suggestions: readonly string[];
  placeholder: string;
  'aria-label': string | undefined;
  label: ReactNode;
  help: ReactNode;
}

/** Of all overlays: what opened last lies on top. */
const level = { zIndex: 'var(--sg-z-overlay)' };

/** The text on its way to become a tag, with the suggestions that contain it. */
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
    // An Enter that ends the composing of a character adds nothing.
    if (isComposing(event)) return;
    // A dialog around it stays open when only the suggestions close.
    if (key === 'Escape' && currentTarget.ariaExpanded === 'true') event.stopPropagation();
    // Enter on a suggestion is React Aria's.
    const isOnSuggestion = currentTarget.hasAttribute('aria-activedescendant');
    // Nor does it send the form around it, be it that there is nothing to add.
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
      // Without text they come by the arrow alone: else each tag that was added would bring them again.
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
