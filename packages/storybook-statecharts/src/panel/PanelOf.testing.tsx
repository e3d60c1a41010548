import React, { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type AnyActor, type AnyStateMachine, createActor } from 'xstate';
import type { SendAnswer } from '../protocol.ts';
import { FIRST_SETTINGS, type PanelSettings } from '../settings.ts';
import { describeDetail, describeLine, graphOf } from '../watching/describeActor.ts';
import { sendEvent } from '../watching/sendEvent.ts';
import { inspectActors, watchedActors } from '../watching/watchedActors.ts';
import { Panel } from './Panel.tsx';
import type { StoryLink } from './Stories.tsx';

interface PanelOfProps {
  /** Machines to run, the selected one first. */
  machines: readonly AnyStateMachine[];
  /** Events sent to the first machine before. */
  events?: readonly { type: string; [field: string]: unknown }[];
  look?: 'light' | 'dark';
  settings?: Partial<PanelSettings>;
  isHelpOpen?: boolean;
  stories?: readonly StoryLink[];
  onOpenStory?: (id: string) => void;
}

/** The panel over real actors, without messages between windows. */
export function PanelOf(props: PanelOfProps) {
  const { machines, events = [], look = 'light', stories = [] } = props;
  const actors = useActors(machines, events);
  const [key, setKey] = useState<string | null>(null);
  const [state, setState] = useState<string | null>(null);
  const [settings, setSettings] = useState({ ...FIRST_SETTINGS, ...props.settings });
  const [isHelpOpen, setHelpOpen] = useState(props.isHelpOpen ?? false);
  const [answer, setAnswer] = useState<SendAnswer | null>(null);
  const watched = watchedActors().filter(({ ref }) => actors.includes(ref));
  const one = watched.find((actor) => actor.key === key) ?? watched[0];
  return (
    <div style={{ blockSize: 640 }}>
      <Panel
        look={look}
        actors={watched.map(describeLine)}
        detail={one ? describeDetail(one) : null}
        graph={one ? graphOf(one) : null}
        chosenState={state}
        settings={settings}
        isHelpOpen={isHelpOpen}
        answer={answer}
        story="open"
        linkTo={(machine, state) => `https://stories.example/?machine=${machine}&state=${state}`}
        storiesIn={() => stories}
        onActor={setKey}
        onChooseState={setState}
        onSettings={setSettings}
        onHelp={setHelpOpen}
        onSend={(event) => one && setAnswer(sendEvent({ actor: one.key, event }))}
        onOpenStory={props.onOpenStory ?? (() => {})}
      />
    </div>
  );
}

/** Runs the machines while mounted, and renders on every activity. */
function useActors(machines: readonly AnyStateMachine[], events: PanelOfProps['events'] = []) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const first = useRef(events);
  const [actors, setActors] = useState<AnyActor[]>([]);
  const started = useMemo(() => machines, [machines]);
  useEffect(() => {
    const all = started.map((machine) => createActor(machine, { inspect: inspectActors }));
    for (const actor of all) {
      actor.subscribe({ next: redraw, error: redraw });
      actor.start();
    }
    for (const event of first.current) all[0]?.send(event as never);
    setActors(all);
    return () => {
      for (const actor of all) actor.stop();
    };
  }, [started]);
  return actors;
}
