import { useEffect, useRef, useState } from 'react';
import { useChannel, useParameter, useStorybookApi } from 'storybook/manager-api';
import type { MachineGraph } from '../machine/machineGraph.ts';
import {
  CHANNEL,
  PARAMETER,
  type SendAnswer,
  type SendMessage,
  type StatechartParameters,
  type StoryReport,
} from '../protocol.ts';
import { choiceIn, choose, forgetChoice } from './choice.ts';
import { firstActor, inOrder } from './firstActor.ts';

/** The panel's view of the story's actors while it is open. */
export interface Watching {
  report: StoryReport | null;
  graph: MachineGraph | null;
  answer: SendAnswer | null;
  /** Selects another actor. */
  watch: (actor: string) => void;
  /** Sends an event to the selected actor. */
  send: (event: SendMessage['event']) => void;
}

const NO_PARAMETERS: StatechartParameters = {};

/** Requests reports about the story's actors while the panel is open. */
export function useWatching(isActive: boolean): Watching {
  const api = useStorybookApi();
  const parameters = useParameter<StatechartParameters>(PARAMETER, NO_PARAMETERS);
  const [report, setReport] = useState<StoryReport | null>(null);
  const [graph, setGraph] = useState<MachineGraph | null>(null);
  const [answer, setAnswer] = useState<SendAnswer | null>(null);
  const asked = useRef<string | null>(null);
  /** The selected machine, and the actor selected in this story. */
  const choice = useRef<{ machine: string | null; actor: string | null; story: string | null }>({
    machine: null,
    actor: null,
    story: null,
  });

  const emit = useChannel(
    {
      [CHANNEL.hello]: () => {
        asked.current = null;
        if (isActive) emit(CHANNEL.watch, { actor: null });
      },
      [CHANNEL.report]: (incoming: StoryReport) => {
        const { background = [] } = parameters;
        const actors = inOrder(incoming.actors, background);
        setReport({ ...incoming, actors });
        if (incoming.graph) setGraph(incoming.graph);
        const isOtherStory = Boolean(report?.story) && report?.story !== incoming.story;
        if (report?.story !== incoming.story) setAnswer(null);
        if (isOtherStory) forgetChoice(api);
        ask(bestActor(actors, incoming.story, isOtherStory ? null : choiceIn(api).machine));
      },
      [CHANNEL.answer]: setAnswer,
    },
    [isActive, parameters, report?.story],
  );

  function ask(actor: string | null): void {
    if (actor === asked.current) return;
    asked.current = actor;
    emit(CHANNEL.watch, { actor });
  }

  function bestActor(
    actors: StoryReport['actors'],
    story: string | null,
    linked: string | null,
  ): string | null {
    const { actor, machine, story: chosenIn } = choice.current;
    if (story === chosenIn && actors.some(({ key }) => key === actor)) return actor;
    const file = api.getCurrentStoryData()?.importPath ?? '';
    return firstActor(actors, parameters, { linked, before: machine, file })?.key ?? null;
  }

  useEffect(() => {
    if (!isActive) return;
    emit(CHANNEL.watch, { actor: asked.current });
    return () => emit(CHANNEL.unwatch, null);
  }, [isActive, emit]);

  return {
    report,
    graph: graph && graph.root.id === machineOf(report) ? graph : null,
    answer,
    watch(actor) {
      const machine = report?.actors.find(({ key }) => key === actor)?.machine ?? null;
      choice.current = { actor, machine, story: report?.story ?? null };
      setAnswer(null);
      if (machine) choose(api, { machine, state: null });
      ask(actor);
    },
    send(event) {
      if (report?.detail) emit(CHANNEL.send, { actor: report.detail.key, event });
    },
  };
}

const machineOf = (report: StoryReport | null) =>
  report?.actors.find(({ key }) => key === report.detail?.key)?.machine;
