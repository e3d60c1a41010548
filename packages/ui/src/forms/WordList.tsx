import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { isComposing } from './isComposing.ts';
import { type TextControl, TextField } from './TextField.tsx';
import { addWords } from './words.ts';

export interface WordListProps {
  /** What the words are for: the name of the field and the list. */
  label: ReactNode;
  /** A hint under the field. */
  description?: ReactNode;
  /** The words, in order. */
  words: readonly string[];
  /** Told the words after one was added or removed. */
  onChange: (words: string[]) => void;
  /** An example of a word, shown while the field is empty. */
  placeholder?: string;
  /** Most characters of a word. @default 50 */
  maxLength?: number;
  /** Class of the element, for its place in a layout. */
  className?: string | undefined;
}

/**
 * Words a member gathers one by one: Enter, a comma or the button adds, the same word only once
 * whatever its case; each is removed by its own button.
 */
export function WordList(props: WordListProps) {
  const { label, description, words, onChange, placeholder, maxLength = 50, className } = props;
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [announcement, announce] = useState('');
  const input = useRef<TextControl>(null);
  const list = useRef<HTMLUListElement>(null);
  const isAdded = useRef(false);

  // The new word may stand below the edge of a dialog that scrolls.
  useEffect(() => {
    if (isAdded.current && words.length > 0) {
      isAdded.current = false;
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    }
  }, [words]);

  function add() {
    const { words: all, added } = addWords(words, text);
    setText('');
    if (added.length === 0) return;
    isAdded.current = true;
    onChange(all);
    announce(t('words.added', { word: added.join(', ') }));
  }

  function remove(word: string, at: number) {
    onChange(words.filter((one) => one !== word));
    announce(t('words.removed', { word }));
    // On to the next one's button, or back to the field after the last.
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current;
    next?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // An Enter that ends the composing of a character adds nothing.
    if (isComposing(event) || !['Enter', ','].includes(event.key)) return;
    event.preventDefault();
    add();
  }

  return (
    <div className={classes('sg-field', className)}>
      <TextField
        label={label}
        description={description}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown as never}
        inputRef={input}
        maxLength={maxLength}
        {...(placeholder && { placeholder })}
        trailing={
          <IconButton aria-label={t('words.add')} className="sg-control-reveal" onPress={add}>
            <Plus />
          </IconButton>
        }
      />
      {words.length > 0 && (
        <ul ref={list} className="sg-words">
          {words.map((word, at) => (
            <li key={word} className="sg-word">
              <span className="sg-word-text">{word}</span>
              <IconButton
                size="small"
                aria-label={t('words.remove', { word })}
                onPress={() => remove(word, at)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden elementType="div" role="status">
        {announcement}
      </VisuallyHidden>
    </div>
  );
}
