import React from 'react';
import type { Step } from '../machine/machineGraph.ts';
import { type Naming, named, waitingInWords } from '../machine/plainNames.ts';
import type { KnownEvent, SendAnswer, SendMessage } from '../protocol.ts';
import { fill, TEXTS } from '../texts.ts';
import { EventRow } from './EventRow.tsx';
import { targetsInWords } from './panelModel.ts';

interface EventsProps {
  events: readonly KnownEvent[];
  /** Transitions of the active states. */
  steps: readonly Step[];
  machine: string;
  naming: Naming;
  answer: SendAnswer | null;
  lastEvent: string | null;
  onSend: (event: SendMessage['event']) => void;
}

const ORDER = ['ready', 'unclear', 'refused'];

/** Events that can be sent now, and automatic transitions. */
export function Events({ events, steps, answer, lastEvent, ...rest }: EventsProps) {
  const { machine, naming } = rest;
  const sorted = events.toSorted((a, b) => ORDER.indexOf(a.readiness) - ORDER.indexOf(b.readiness));
  const waiting = steps.filter(({ trigger }) => trigger === null);
  return (
    <>
      <p role="status" className="statecharts-answer" data-outcome={answer?.outcome}>
        {answer &&
          fill(TEXTS.events[answer.outcome], {
            event: named(answer.event, naming),
            reason: answer.error ?? '',
          })}
      </p>
      {sorted.length === 0 ? (
        <p className="statecharts-soft">{TEXTS.events.none}</p>
      ) : (
        <ul className="statecharts-events">
          {sorted.map((event) => (
            <EventRow
              key={event.type}
              event={event}
              steps={steps.filter(({ trigger }) => trigger === event.type)}
              {...rest}
            />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <>
          <h4>{TEXTS.events.byItself}</h4>
          <ul className="statecharts-waiting">
            {waiting.map((step) => {
              const leadsTo = targetsInWords([step], machine, naming);
              return (
                <li key={step.id}>
                  {waitingInWords(step.event, naming)}
                  {leadsTo && (
                    <span className="statecharts-soft">
                      {` ${fill(TEXTS.events.leadsTo, { states: leadsTo })}`}
                    </span>
                  )}
                  {step.guard && (
                    <span className="statecharts-soft">
                      {`, ${fill(TEXTS.events.onlyIf, { guard: named(step.guard, naming) })}`}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {lastEvent && !lastEvent.startsWith('xstate.') && (
        <p className="statecharts-soft statecharts-last">
          {fill(TEXTS.events.last, { event: named(lastEvent, naming) })}
        </p>
      )}
    </>
  );
}
