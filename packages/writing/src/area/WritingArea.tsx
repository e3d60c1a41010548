import {
  type FieldTexts,
  hasTouch,
  isComposing,
  OnDemand,
  useAutoGrow,
  VisuallyHidden,
} from '@saudagar/ui';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useEnterText } from './EnterHint.tsx';
import type { OpenList, Suggestions } from './suggestions.ts';
import { writingTools } from './writingTools.ts';

export interface WritingAreaProps extends FieldTexts {
  /** Accessible name when there is no `label`. */
  'aria-label'?: string | undefined;
  /** The text with its marks, as sent. */
  value: string;
  /** Called with the text on every change. */
  onChange: (value: string) => void;
  /** Placeholder of an empty area. */
  placeholder?: string | undefined;
  /** Minimum number of lines. @default 3 */
  rows?: number | undefined;
  /** Makes the text read-only, for example while sending. @default false */
  isReadOnly?: boolean | undefined;
  /**
   * Shows buttons for marks, link, hashtag and mention; their shortcuts always work.
   * @default true
   */
  hasToolbar?: boolean | undefined;
  /** Names and tags to offer while `@` or `#` is typed. @default none */
  suggestions?: Suggestions | undefined;
  /** Shown below the area, at the end: a character count. */
  counter?: ReactNode | undefined;
  /** Shown inside the area, after the text: a button. */
  trailing?: ReactNode | undefined;
  /** Receives the text area, to focus it. */
  areaRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  /**
   * Sends the text. Enter sends on a keyboard, where Shift+Enter adds a line; on touch Enter adds a
   * line. `EnterHint` shows it below the area. @default Enter adds a line
   */
  onSubmit?: (() => void) | undefined;
  /**
   * Called for keys that neither a shortcut nor an open list of suggestions handled, before a key
   * that sends.
   */
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
  /** Focuses the area on mount. @default false */
  autoFocus?: boolean | undefined;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/**
 * A text editor for members, with marks, links, hashtags and mentions as `MemberText` shows them.
 * It is a plain text area that grows with its text, so that the browser's undo, spelling and
 * dictation work. Ctrl or Cmd with B, I, U and K adds marks and links.
 */
// FEED-003–010, WID-078–084
export function WritingArea(props: WritingAreaProps) {
  const { value, onChange, rows = 3, label, description, errorMessage, counter } = props;
  const { isReadOnly = false, hasToolbar = true, onSubmit } = props;
  const enterText = useEnterText();
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const area = props.areaRef ?? ownRef;
  const id = useId();
  const [list, setList] = useState<OpenList | null>(null);
  useAutoGrow(area, value);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // During input-method composition, Enter selects a candidate.
    if (isComposing(event)) return;
    props.onKeyDown?.(event);
    if (!onSubmit || event.key !== 'Enter' || event.shiftKey || hasTouch()) return;
    event.preventDefault();
    onSubmit();
  }

  const described = [
    errorMessage && `${id}-error`,
    description && `${id}-hint`,
    onSubmit && !errorMessage && `${id}-keys`,
  ];
  return (
    <div className={`sg-field sg-writing ${props.className ?? ''}`}>
      {label && (
        <label className="sg-field-label" htmlFor={id}>
          {label}
        </label>
      )}
      <div className="sg-control sg-control-multiline">
        <textarea
          ref={area}
          id={id}
          dir="auto"
          className="sg-input"
          rows={rows}
          style={{ '--sg-rows': rows } as CSSProperties}
          placeholder={props.placeholder}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          readOnly={isReadOnly}
          // biome-ignore lint/a11y/noAutofocus: the owner decides on initial focus
          autoFocus={props.autoFocus}
          aria-label={props['aria-label']}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          aria-autocomplete={props.suggestions && 'list'}
          aria-haspopup={props.suggestions && 'listbox'}
          aria-controls={list?.id}
          aria-activedescendant={list?.option}
        />
        {props.trailing}
        <OnDemand
          part={writingTools}
          fallback={hasToolbar && <div className="sg-writing-bar" />}
          {...(!hasToolbar && { failure: () => null })}
        >
          <writingTools.View
            area={area}
            hasToolbar={hasToolbar}
            isReadOnly={isReadOnly}
            suggestions={props.suggestions}
            onList={setList}
          />
        </OnDemand>
      </div>
      {onSubmit && <VisuallyHidden id={`${id}-keys`}>{enterText()}</VisuallyHidden>}
      <div className="sg-field-help">
        {description && (
          <span id={`${id}-hint`} className="sg-field-description">
            {description}
          </span>
        )}
        {errorMessage && (
          <span id={`${id}-error`} className="sg-field-error">
            {errorMessage}
          </span>
        )}
        {counter && <span className="sg-field-counter">{counter}</span>}
      </div>
    </div>
  );
}
