import { isComposing } from '@saudagar/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Popover, VisuallyHidden } from 'react-aria-components';
import { activeTrigger, insertCompletion, type TypedSign } from '../text/signs.ts';
import { useTexts } from '../texts.ts';
import { type CaretRect, caretRect } from './caretRect.ts';
import type { OpenList, Suggestion, Suggestions } from './suggestions.ts';
import { writeInto, writingOf } from './writeInto.ts';

interface SuggestionListProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Element at the start of the hashtag or mention. */
  anchor: RefObject<HTMLElement | null>;
  isReadOnly: boolean;
  suggestions: Suggestions;
  /** Called with the position where the hashtag or mention starts. */
  onCaret: (caret: CaretRect) => void;
  onList: (list: OpenList | null) => void;
}

/**
 * Suggestions for the hashtag or mention being typed. Focus stays in the text: arrow keys mark an
 * option, Enter or Tab takes it, Escape closes the list until another trigger is typed.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { area, anchor, isReadOnly, suggestions, onCaret, onList } = props;
  const { items, onTyped } = suggestions;
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState<TypedSign | null>(null);
  const [shutAt, setShutAt] = useState<number | null>(null);
  const [marked, setMarked] = useState(0);
  const [line, setLine] = useState(0);
  // A fully typed name needs no suggestion, and its Enter starts a line.
  const isWhole = items.length === 1 && items[0]?.value === `${typed?.sign}${typed?.text}`;
  const isWanted = typed !== null && typed.from !== shutAt && !isReadOnly;
  const isOpen = isWanted && items.length > 0 && !isWhole;
  const active = Math.min(marked, items.length - 1);

  const take = (item: Suggestion | undefined) => {
    if (item && typed && area.current) {
      writeInto(area.current, insertCompletion(writingOf(area.current), typed, item.value));
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === 'ArrowDown') setMarked((active + 1) % items.length);
    else if (key === 'ArrowUp') setMarked((active + items.length - 1) % items.length);
    else if (key === 'Escape') setShutAt(typed.from);
    else if ((key === 'Enter' || key === 'Tab') && !event.shiftKey) take(items[active]);
    else return;
    event.preventDefault();
    // Neither the owner's key handler nor a surrounding dialog may handle it too.
    event.stopPropagation();
  };
  const latest = useRef(onKey);
  const onSeen = (next: TypedSign | null) => {
    const isSame = next?.from === typed?.from && next?.text === typed?.text;
    if (isSame && next?.to === typed?.to) return;
    setTyped(next);
    if (!isSame) {
      setMarked(0);
      onTyped(next && { sign: next.sign, text: next.text });
    }
    // Measured on every key: a growing word may move to the next line.
    if (next && !isSame && area.current) {
      const caret = caretRect(area.current, next.from);
      onCaret(caret);
      setLine(caret.top);
    }
    if (!next) setShutAt(null);
  };
  const seen = useRef(onSeen);
  useEffect(() => {
    latest.current = onKey;
    seen.current = onSeen;
  });

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => latest.current(event);
    const look = () => seen.current(activeTrigger(writingOf(element)));
    const onInput = (event: Event) => event.target === element && look();
    const leave = () => seen.current(null);
    const onSelection = () => document.activeElement === element && look();
    element.addEventListener('keydown', press);
    // On the document, after React: an earlier render would lose text its owner has not received.
    document.addEventListener('input', onInput);
    element.addEventListener('blur', leave);
    document.addEventListener('selectionchange', onSelection);
    // Typed while this code was loading.
    onSelection();
    return () => {
      element.removeEventListener('keydown', press);
      document.removeEventListener('input', onInput);
      element.removeEventListener('blur', leave);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [area]);

  const option = isOpen ? `${id}-${active}` : undefined;
  useEffect(() => {
    onList(isOpen ? { id, option } : null);
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, id, option, onList]);

  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && t('suggestions', { count: items.length })}
      </VisuallyHidden>
      <Popover
        // Positioned once, when it opens.
        key={line}
        className="sg-popover sg-suggestions"
        triggerRef={anchor}
        placement="bottom start"
        offset={4}
        isNonModal
        isOpen={isOpen}
        onOpenChange={() => setShutAt(typed?.from ?? null)}
      >
        <div id={id} role="listbox" aria-label={t('suggested')} className="sg-suggestion-list">
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled in the text area
            <div
              key={item.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="sg-suggestion"
              // Focus, and with it a phone's keyboard, stays in the text.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setMarked(index)}
              onClick={() => take(item)}
            >
              {item.picture}
              <span className="sg-suggestion-texts">
                <span className="sg-suggestion-title">{item.title}</span>
                {item.note && <span className="sg-suggestion-note">{item.note}</span>}
              </span>
            </div>
          ))}
        </div>
      </Popover>
    </>
  );
}
