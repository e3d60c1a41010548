import { type RefObject, useRef, useState } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import type { TagFieldProps } from './tagFieldProps.ts';
import { addWords, type Refusal } from './words.ts';

export interface TagEntry {
  /** The typed text. */
  readonly text: string;
  /** Error message of a rejected text. */
  readonly refusal: string | undefined;
  /** Announcement of the last change. */
  readonly said: string;
  readonly input: RefObject<HTMLInputElement | null>;
  type(text: string): void;
  /** Adds the tags of a text, by default the typed one. */
  add(text?: string): void;
  remove(tags: readonly string[]): void;
}

/** State of a tag field besides its tags: the typed text. */
export function useTagEntry(props: TagFieldProps): TagEntry {
  const { tags, onChange, onTextChange, maxTags, maxLength = 50 } = props;
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [said, say] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function type(typed: string) {
    setText(typed);
    setRefused(null);
    onTextChange?.(typed);
  }

  function add(entered = text) {
    const result = addWords(tags, entered, { maxWords: maxTags, maxLength });
    const left = result.refused.filter(({ reason }) => reason !== 'known');
    const [reason = null] = left;
    type(left.map(({ word }) => word).join(', '));
    setRefused(reason);
    const [known] = result.refused;
    if (result.added.length > 0) {
      onChange(result.words);
      say(t('words.added', { word: result.added.join(', ') }));
    } else if (known) say(reasonOf(reason ?? known));
  }

  function remove(gone: readonly string[]) {
    const rest = tags.filter((tag) => !gone.includes(tag));
    // The last tag unmounts its list; among others, React Aria moves focus to the next.
    if (rest.length === 0) input.current?.focus();
    setRefused(null);
    onChange(rest);
    say(t('words.removed', { word: gone.join(', ') }));
  }

  const reasonOf = ({ reason, word }: Refusal) =>
    t(`tags.${reason}`, { word, count: reason === 'full' ? (maxTags ?? 0) : maxLength });
  const refusal = refused ? reasonOf(refused) : undefined;
  return { text, refusal, said, input, type, add, remove };
}
