import React, { useEffect, useId, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { CONTROL_STYLES } from './controlStyles.ts';
import { DRAWING_STYLES } from './drawingStyles.ts';
import { PAGE_STYLES } from './pageStyles.ts';
import { StatechartFigure } from './StatechartFigure.tsx';

export interface StatechartProps {
  /** The machine to draw. */
  machine: AnyStateMachine;
  /** Heading of the drawing. @default the machine's id */
  title?: string | undefined;
}

/**
 * Draws a machine from its definition, with a table as the accessible alternative. A page's first
 * one is open; the others are laid out when they are opened.
 */
export function Statechart({ machine, title = machine.id }: StatechartProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  useEffect(() => {
    const first = fold.current?.ownerDocument.querySelector('.statechart-fold');
    if (first && first === fold.current) setOpen(true);
  }, []);
  return (
    <details
      ref={fold}
      className="statechart statechart-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <style>{DRAWING_STYLES + CONTROL_STYLES + PAGE_STYLES}</style>
        <h3 id={headingId}>{title}</h3>
      </summary>
      {isOpen && <StatechartFigure {...{ machine, title, headingId }} />}
    </details>
  );
}
