import type { MachineGraph } from './machine/machineGraph.ts';
import type { PlainValue } from './watching/plainValue.ts';

/** The addon's name in Storybook: its panel, parameters and channel events. */
export const ADDON_ID = 'saudagar/statecharts';
export const PANEL_ID = `${ADDON_ID}/panel`;
export const PARAMETER = 'statecharts';

/** Messages between panel and preview over Storybook's channel. */
export const CHANNEL = {
  /** To the panel: a preview is ready. */
  hello: `${ADDON_ID}/hello`,
  /** To the preview: the panel is open on this actor, or on the first one. */
  watch: `${ADDON_ID}/watch`,
  /** To the preview: the panel was closed. */
  unwatch: `${ADDON_ID}/unwatch`,
  /** To the preview: an event for an actor. */
  send: `${ADDON_ID}/send`,
  /** To the panel: all actors, and details of the selected one. */
  report: `${ADDON_ID}/report`,
  /** To the panel: the result of a sent event. */
  answer: `${ADDON_ID}/answer`,
} as const;

/** `parameters: { statecharts: … }` of a story, a component or all of them. */
export interface StatechartParameters {
  /** Id of the machine to show first; by default one named like the component, or the first. */
  show?: string;
  /** Ids of machines that run in every story, listed after the others. */
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

/** Result of an event: `ignored` when no transition handles it. */
export interface SendAnswer {
  outcome: 'sent' | 'ignored' | 'failed';
  event: string;
  /** Message of the error, if any. */
  error: string | null;
}

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

/** A running actor in the list. */
export interface ActorLine {
  /** Unique in the page. */
  key: string;
  /** The actor's own id among its parent's children. */
  name: string;
  /** Id of its machine. */
  machine: string;
  status: ActorStatus;
  /** Ids of all active states, outermost first. */
  current: string[];
  /** Ids of the active leaf states. */
  leaves: string[];
}

/** An event handled in the current states. */
export interface KnownEvent {
  type: string;
  /** `refused`: the guard rejects the event without data; `unclear`: the guard needs data. */
  readiness: 'ready' | 'refused' | 'unclear';
  /** Last data of this event type received by any actor of the machine, as JSON; else null. */
  example: string | null;
}

/** Details of the selected actor. */
export interface ActorDetail {
  key: string;
  /** Ids of the states visited in this story. */
  passed: string[];
  /** Ids of the transitions taken in this story. */
  taken: string[];
  events: KnownEvent[];
  context: PlainValue;
  /** The actor's output; null while it runs. */
  output: PlainValue | null;
  lastEvent: string | null;
}

export interface StoryReport {
  story: string | null;
  actors: ActorLine[];
  detail: ActorDetail | null;
  /** The machine of `detail`, unless sent since the last `watch`. */
  graph: MachineGraph | null;
}
