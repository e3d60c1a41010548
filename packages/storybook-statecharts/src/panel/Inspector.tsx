import React, { type ReactNode, useId } from 'react';
import type { Marks } from '../drawing/Drawing.tsx';
import { everyState, type MachineGraph, type StateBox } from '../machine/machineGraph.ts';
import { type Naming, named } from '../machine/plainNames.ts';
import type { ActorDetail, ActorLine, SendAnswer, SendMessage } from '../protocol.ts';
import { fill, TEXTS } from '../texts.ts';
import { Events } from './Events.tsx';
import { currentLeaves, pathInWords, stepsNow } from './panelModel.ts';
import { Stories, type StoryLink } from './Stories.tsx';
import { ValueTree } from './ValueTree.tsx';

export interface InspectorProps {
  line: ActorLine;
  detail: ActorDetail;
  graph: MachineGraph;
  marks: Marks;
  naming: Naming;
  answer: SendAnswer | null;
  story: string | null;
  storiesIn: (states: readonly string[]) => readonly StoryLink[];
  onSend: (event: SendMessage['event']) => void;
  onOpenStory: (id: string) => void;
  onChoose: (id: string | null) => void;
}

/** Beside the drawing: current state, possible events, matching stories, and context. */
export function Inspector(props: InspectorProps) {
  const { line, detail, graph, marks, naming, story, storiesIn, onOpenStory, onChoose } = props;
  const chosen = everyState(graph.root).find(({ id }) => id === marks.chosen);
  const states = chosen ? [chosen] : currentLeaves(graph, marks);
  return (
    <div className="statecharts-inspector">
      <Part title={chosen ? TEXTS.state.chosen : TEXTS.state.now} isLive={!chosen}>
        {states.map((state) => (
          <StateCard key={state.id} {...{ state, graph, marks, naming }} />
        ))}
        {chosen && (
          <button type="button" onClick={() => onChoose(null)}>
            {TEXTS.state.back}
          </button>
        )}
        <Ending {...{ line, detail }} />
      </Part>
      {line.status === 'active' && (
        <Part title={TEXTS.events.title}>
          <Events
            events={detail.events}
            steps={stepsNow(graph, marks)}
            machine={line.machine}
            naming={naming}
            answer={props.answer}
            lastEvent={detail.lastEvent}
            onSend={props.onSend}
          />
        </Part>
      )}
      <Part title={TEXTS.stories.title}>
        <Stories
          stories={storiesIn(states.map(({ id }) => id))}
          open={story}
          onOpen={onOpenStory}
        />
      </Part>
      <Part title={TEXTS.data.title}>
        <ValueTree name={named(graph.root.name, naming)} value={detail.context} />
        {detail.output && line.status === 'done' && (
          <ValueTree name={TEXTS.data.output} value={detail.output} />
        )}
      </Part>
    </div>
  );
}

function Part({
  title,
  isLive = false,
  children,
}: {
  title: string;
  isLive?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className="statecharts-part"
      aria-labelledby={id}
      aria-live={isLive ? 'polite' : 'off'}
    >
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface StateCardProps {
  state: StateBox;
  graph: MachineGraph;
  marks: Marks;
  naming: Naming;
}

function StateCard({ state, graph, marks, naming }: StateCardProps) {
  const { id, description, invokes } = state;
  return (
    <div className="statecharts-state" data-current={marks.current.has(id) || undefined}>
      <strong>{pathInWords(id, graph, naming)}</strong>
      {description && <p>{description}</p>}
      {invokes.length > 0 && (
        <p className="statecharts-soft">
          {fill(TEXTS.state.runs, {
            names: invokes.map((name) => named(name, naming)).join(', '),
          })}
        </p>
      )}
    </div>
  );
}

/** Reason an actor has ended. */
function Ending({ line: { status }, detail }: Pick<InspectorProps, 'line' | 'detail'>) {
  if (status === 'active') return null;
  if (status === 'error') {
    return (
      <div className="statecharts-problem" role="alert">
        <p>{TEXTS.state.failed}</p>
        {detail.output && <ValueTree name={TEXTS.status.error} value={detail.output} />}
      </div>
    );
  }
  return <p>{status === 'done' ? TEXTS.state.ended : TEXTS.state.stopped}</p>;
}
