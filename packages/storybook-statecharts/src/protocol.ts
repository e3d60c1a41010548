import type { MachineGraph } from './machine/machineGraph.ts';
import type { PlainValue } from './watching/plainValue.ts';

/** The addon's name in Storybook: its panel, parameters and channel events. */
export const ADDON_ID = 'saudagar/statecharts';
export const PANEL_ID = `${ADDON_ID}/panel`;
export const PARAMETER = 'statecharts';

/** What panel and preview tell each other over Storybook's channel. */
export const CHANNEL = {
  /** To the panel: a page of stories is there, and listens. */
  hello: `${ADDON_ID}/hello`,
  /** To the preview: somebody looks, at this actor or at whichever is first. */
  watch: `${ADDON_ID}/watch`,
  /** To the preview: nobody looks any more. */
  unwatch: `${ADDON_ID}/unwatch`,
  /** To the preview: an event for an actor. */
  send: `${ADDON_ID}/send`,
  /** To the panel: what runs, and how the actor that is looked at is. */
  report: `${ADDON_ID}/report`,
  /** To the panel: what became of a sent event. */
  answer: `${ADDON_ID}/answer`,
} as const;

/** `parameters: { statecharts: … }` of a story, a component or all of them. */
export interface StatechartParameters {
  /** Id of the machine to show first; where it is left out, one named like the component, or the first. */
  show?: string;
  /** Ids of machines that are there in every story, and are listed after the others. */
  background?: readonly string[];
  /** Hides the panel. */
  disable?: boolean;
}

export interface WatchMessage {
  /** {@link ActorLine.key}; null for none yet. */
  actor: string | null;
}

export interface SendMessage {
  actor: string;
  event: { type: string; [field: string]: unknown };
}

/** What became of an event: `ignored` where nothing happens on it now. */
export interface SendAnswer {
  outcome: 'sent' | 'ignored' | 'failed';
  event: string;
  /** What went wrong. */
  error: string | null;
}

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

/** One running actor in the list of all. */
export interface ActorLine {
  /** Unique in the page. */
  key: string;
  /** The actor's own id among its parent's children. */
  name: string;
  /** Id of its machine. */
  machine: string;
  status: ActorStatus;
  /** Ids of all states it is in, outermost first. */
  current: string[];
  /** Those of them that have none within. */
  leaves: string[];
}

/** An event that the current states know. */
export interface KnownEvent {
  type: string;
  /** `refused`: a condition says no, to the event without data at least; `unclear`: it cannot be asked without data. */
  readiness: 'ready' | 'refused' | 'unclear';
  /** The last one of this type that an actor of this machine received, as JSON; null where none had data. */
  example: string | null;
}

/** All there is to see of the one actor that is looked at. */
export interface ActorDetail {
  key: string;
  /** Ids of states it was in since the story began. */
  passed: string[];
  /** Ids of the steps it took since the story began. */
  taken: string[];
  events: KnownEvent[];
  context: PlainValue;
  /** What it ended with; null while it runs. */
  output: PlainValue | null;
  lastEvent: string | null;
}

export interface Report {
  story: string | null;
  actors: ActorLine[];
  detail: ActorDetail | null;
  /** The machine of `detail`, where it was not told since `watch`. */
  graph: MachineGraph | null;
}
