import { type ReactNode, useState } from 'react';
import {
  Popover as AriaPopover,
  ComboBox,
  type ComboBoxProps,
  ListBox,
  ListBoxItem,
  useFilter,
} from 'react-aria-components';
import { isSameTag } from './addTags.ts';

interface TagComboBoxProps
  extends Pick<
    ComboBoxProps<object>,
    'className' | 'isDisabled' | 'isRequired' | 'isInvalid' | 'onBlur'
  > {
  text: string;
  onTextChange: (text: string) => void;
  tags: readonly string[];
  suggestions: readonly string[];
  /** Called with the selected suggestion. */
  onSelect: (tag: string) => void;
  /** Called when suggestions open or close. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Same level for all overlays: the last one opened is on top. */
const level = { zIndex: 'var(--sg-z-overlay)' };

/** A field with the suggestions that contain its text. */
export function TagComboBox(props: TagComboBoxProps) {
  const { text, onTextChange, tags, suggestions, onSelect, onOpenChange, children, ...field } =
    props;
  const { contains } = useFilter({ sensitivity: 'base' });
  const [opened, setOpened] = useState<'no' | 'byTyping' | 'byArrow'>('no');
  const offered = suggestions.filter(
    (one) => contains(one, text.trim()) && !tags.some((tag) => isSameTag(tag, one)),
  );

  return (
    <ComboBox
      {...field}
      allowsCustomValue
      // Without text only the arrow key opens them: otherwise each added tag would open them again.
      menuTrigger={text === '' ? 'manual' : 'input'}
      items={opened === 'byTyping' && text === '' ? [] : offered.map((id) => ({ id }))}
      inputValue={text}
      onInputChange={onTextChange}
      selectedKey={null}
      onSelectionChange={(id) => {
        if (id === null) return;
        setOpened('byTyping');
        onSelect(String(id));
      }}
      onOpenChange={(isOpen, trigger) => {
        setOpened(isOpen ? (trigger === 'manual' ? 'byArrow' : 'byTyping') : 'no');
        onOpenChange(isOpen);
      }}
    >
      {children}
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
