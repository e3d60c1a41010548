import React, { useState } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import type { Step } from '../machine/machineGraph.ts';
import { type Naming, named } from '../machine/plainNames.ts';
import { remembered } from '../panelStore.ts';
import type { KnownEvent, SendMessage } from '../protocol.ts';
import { fill, TEXTS } from '../texts.ts';
import { EventForm } from './EventForm.tsx';
import { targetsInWords } from './panelModel.ts';

interface EventRowProps {
  event: KnownEvent;
  /** Transitions it would trigger. */
  steps: readonly Step[];
  machine: string;
  naming: Naming;
  onSend: (event: SendMessage['event']) => void;
}

/** An event that can be sent with or without data. */
export function EventRow({ event, steps, machine, naming, onSend }: EventRowProps) {
  const { type, readiness, example } = event;
  const [isWriting, setIsWriting] = useState(false);
  const sent = remembered<string>(`event ${machine} ${type}`);
  const needsData = example !== null || readiness === 'unclear';
  const name = named(type, naming);
  const leadsTo = targetsInWords(steps, machine, naming);
  return (
    <li className="statecharts-event" data-readiness={readiness}>
      <div className="statecharts-row">
        <button
          type="button"
          className="statecharts-send"
          aria-label={fill(TEXTS.events.send, { event: name })}
          aria-expanded={needsData ? isWriting : undefined}
          disabled={readiness === 'refused' && !needsData}
          onClick={() => (needsData ? setIsWriting(!isWriting) : onSend({ type }))}
        >
          {name}
          {needsData && '…'}
        </button>
        {leadsTo && (
          <span className="statecharts-soft statecharts-leads">
            <Icon name="arrow" />
            {leadsTo}
          </span>
        )}
        {!needsData && (
          <button
            type="button"
            className="statecharts-quiet"
            aria-label={fill(TEXTS.events.withData, { event: name })}
            title={fill(TEXTS.events.withData, { event: name })}
            aria-expanded={isWriting}
            onClick={() => setIsWriting(!isWriting)}
          >
            <Icon name="braces" />
          </button>
        )}
      </div>
      {readiness === 'refused' && !needsData && (
        <p className="statecharts-soft">{TEXTS.events.refused}</p>
      )}
      {isWriting && (
        <EventForm
          text={sent.read() ?? example ?? JSON.stringify({ type }, undefined, 2)}
          onSend={(written, text) => {
            sent.write(text);
            onSend(written);
          }}
          onCancel={() => setIsWriting(false)}
        />
      )}
    </li>
  );
}
