import { type RefObject, useEffect, useRef, useState } from 'react';
import { type LinkDraft, linkDraft } from '../text/links.ts';
import { marksAt, toggleMark } from '../text/marks.ts';
import { type Trigger, toggleSign } from '../text/signs.ts';
import type { Mark } from '../text/spans.ts';
import type { Writing } from '../text/writing.ts';
import { type CaretRect, caretRect } from './caretRect.ts';
import { LinkForm } from './LinkForm.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import type { OpenList, Suggestions } from './suggestions.ts';
import { WritingBar } from './WritingBar.tsx';
import { writeInto, writingOf } from './writeInto.ts';

export interface WritingToolsProps {
  area: RefObject<HTMLTextAreaElement | null>;
  hasToolbar: boolean;
  isReadOnly: boolean;
  suggestions: Suggestions | undefined;
  /** Called with the open list of suggestions; null when it closes. */
  onList: (list: OpenList | null) => void;
}

const MARK_KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', u: 'underline' };

/** Toolbar, shortcuts, link form and suggestions of a text area. */
export function WritingTools(props: WritingToolsProps) {
  const { area, hasToolbar, isReadOnly, suggestions, onList } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const [caret, setCaret] = useState<CaretRect>({ left: 0, top: 0, height: 0 });
  const [marks, setMarks] = useState('');
  const [link, setLink] = useState<LinkDraft | null>(null);

  const act = (operation: (writing: Writing) => Writing) => {
    const element = area.current;
    if (element && !isReadOnly) writeInto(element, operation(writingOf(element)));
  };
  const mark = (kind: Mark) => act((writing) => toggleMark(writing, kind));
  const begin = (sign: Trigger) => act((writing) => toggleSign(writing, sign));
  const openLink = () => {
    const element = area.current;
    if (!element || isReadOnly) return;
    const draft = linkDraft(writingOf(element));
    setCaret(caretRect(element, draft.from));
    setLink(draft);
  };

  const onShortcut = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    const kind = MARK_KEYS[key];
    if (!kind && key !== 'k') return;
    event.preventDefault();
    if (kind) mark(kind);
    else openLink();
  };
  const latest = useRef(onShortcut);
  useEffect(() => {
    latest.current = onShortcut;
  });

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => latest.current(event);
    const look = () => {
      if (hasToolbar) setMarks(marksAt(writingOf(element)).join(' '));
    };
    const onInput = (event: Event) => event.target === element && look();
    const onSelection = () => document.activeElement === element && look();
    element.addEventListener('keydown', onKey);
    document.addEventListener('input', onInput);
    document.addEventListener('selectionchange', onSelection);
    look();
    return () => {
      element.removeEventListener('keydown', onKey);
      document.removeEventListener('input', onInput);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [area, hasToolbar]);

  return (
    <>
      {hasToolbar && (
        <WritingBar
          marks={marks}
          isDisabled={isReadOnly}
          onMark={mark}
          onLink={openLink}
          onSign={begin}
        />
      )}
      <span
        ref={anchor}
        className="sg-writing-anchor"
        style={{ left: caret.left, top: caret.top, blockSize: caret.height }}
      />
      {suggestions && (
        <SuggestionList
          area={area}
          anchor={anchor}
          isReadOnly={isReadOnly}
          suggestions={suggestions}
          onCaret={setCaret}
          onList={onList}
        />
      )}
      <LinkForm area={area} anchor={anchor} link={link} onClose={() => setLink(null)} />
    </>
  );
}
