import { useEffect, useRef, useState } from 'react';
import { useChannel, useParameter, useStorybookApi } from 'storybook/manager-api';
import type { MachineGraph } from '../machine/machineGraph.ts';
import {
  CHANNEL,
  PARAMETER,
  type Report,
  type SendAnswer,
  type SendMessage,
  type StatechartParameters,
} from '../protocol.ts';
import { choiceIn, choose, forgetChoice } from './choice.ts';
import { firstActor, inOrder } from './panelModel.ts';

/** What the panel knows of the story's actors while it is looked at. */
export interface Watching {
  report: Report | null;
  graph: MachineGraph | null;
  answer: SendAnswer | null;
  /** Looks at another actor. */
  watch: (actor: string) => void;
  /** Sends an event to the actor that is looked at. */
  send: (event: SendMessage['event']) => void;
}

const NO_PARAMETERS: StatechartParameters = {};

/** Asks the preview how the story's actors are, as long as somebody looks. */
export function useWatching(isActive: boolean): Watching {
  const api = useStorybookApi();
  const parameters = useParameter<StatechartParameters>(PARAMETER, NO_PARAMETERS);
  const [report, setReport] = useState<Report | null>(null);
  const [graph, setGraph] = useState<MachineGraph | null>(null);
  const [answer, setAnswer] = useState<SendAnswer | null>(null);
  const asked = useRef<string | null>(null);
  /** The machine somebody chose, and the actor that was chosen in this story. */
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
      [CHANNEL.report]: (incoming: Report) => {
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
    actors: Report['actors'],
    story: string | null,
    linked: string | null,
  ): string | null {
    const { actor, machine, story: chosenIn } = choice.current;
    if (story === chosenIn && actors.some(({ key }) => key === actor)) return actor;
    const title = api.getCurrentStoryData()?.title ?? '';
    return firstActor(actors, parameters, { linked, before: machine, title })?.key ?? null;
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

const machineOf = (report: Report | null) =>
  report?.actors.find(({ key }) => key === report.detail?.key)?.machine;
