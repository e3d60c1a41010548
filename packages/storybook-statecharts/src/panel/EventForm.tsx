import React, { type FormEvent, useId, useState } from 'react';
import type { SendMessage } from '../protocol.ts';
import { fill, TEXTS } from '../texts.ts';

interface EventFormProps {
  /** Initial value of the field. */
  text: string;
  onSend: (event: SendMessage['event'], text: string) => void;
  onCancel: () => void;
}

/** An editor for an event's data as JSON. */
export function EventForm({ text: first, onSend, onCancel }: EventFormProps) {
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  function handleSubmit(submitted: FormEvent) {
    submitted.preventDefault();
    const read = readEvent(text);
    if (typeof read === 'string') return setProblem(read);
    setProblem(null);
    onSend(read, text);
  }
  return (
    <form className="statecharts-form" onSubmit={handleSubmit}>
      <label htmlFor={id}>{TEXTS.events.data}</label>
      <textarea
        id={id}
        value={text}
        rows={Math.min(10, text.split('\n').length + 1)}
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it opens on the reader's own press
        autoFocus
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // Storybook has single-key shortcuts of its own.
        onKeyDown={(event) => event.stopPropagation()}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="statecharts-problem">
          {problem}
        </p>
      )}
      <div className="statecharts-row">
        <button type="submit" className="statecharts-primary">
          {TEXTS.events.sendIt}
        </button>
        <button type="button" onClick={onCancel}>
          {TEXTS.events.cancel}
        </button>
      </div>
    </form>
  );
}

/** Parses an event, or returns an error message. */
export function readEvent(text: string): SendMessage['event'] | string {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return fill(TEXTS.events.notJson, { reason: (error as Error).message });
  }
  if (
    typeof read === 'object' &&
    read !== null &&
    'type' in read &&
    typeof read.type === 'string'
  ) {
    return read as SendMessage['event'];
  }
  return fill(TEXTS.events.notEvent, { example: '{ "type": "…" }' });
}
