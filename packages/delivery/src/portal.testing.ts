import { ApiError, type Client, type Endpoint } from '@saudagar/contract';
import { type DraftStorage, type Drafts, memoryDraftStorage, type Portal } from '@saudagar/portal';
import { afterEach, beforeEach, vi } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';

/** Replies of a test's server, by endpoint. */
export type Answers = Record<string, (call: { body?: unknown; query?: unknown }) => unknown>;

/** Storage of one browser, with the channel between its tabs. */
export function sharedDrafts() {
  const memory = memoryDraftStorage();
  const tabs = new Set<(key: string) => void>();
  return function openDrafts(): Drafts {
    let receive: ((key: string) => void) | null = null;
    const change: DraftStorage['change'] = async (key, change) => {
      await memory.change(key, change);
      for (const listener of tabs) if (listener !== receive) listener(key);
    };
    return {
      read: (name) => memory.read(name),
      names: memory.keys,
      change,
      watch(name, onChange) {
        receive = (key) => key === name && onChange();
        tabs.add(receive);
        return () => void (receive && tabs.delete(receive));
      },
      forget: memory.removeAll,
    };
  };
}

/** A minimal portal for messaging: a signed-in member and a server driven by the test. */
export function openPortal(answers: Answers = {}, drafts = sharedDrafts()()): Portal {
  const actors = new Map<string, AnyActorRef>();
  const call = async (endpoint: Endpoint, options: object = {}) => {
    const answer = answers[endpoint.name];
    if (!answer) throw new ApiError('network');
    return answer(options);
  };
  const portal = {
    client: { call, address: (path: string) => `https://hub.example${path}` } as unknown as Client,
    session: {
      getSnapshot: () => ({ matches: () => true }),
      subscribe: () => ({ unsubscribe: () => {} }),
      send: vi.fn(),
    },
    getToken: async () => 'token',
    drafts,
    actors: {
      start(key: string, logic: AnyStateMachine, input: unknown) {
        const known = actors.get(key);
        if (known) return known;
        const actor = createActor(logic, { input });
        actors.set(key, actor);
        return actor.start();
      },
    },
  };
  return portal as unknown as Portal;
}

/** Runs each test of a file in its own page, with fake timers and sockets. */
export function playPage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // Connections survive only in a visible page.
    const page = Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      location: { origin: 'https://hub.example' },
    });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', page);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('WebSocket', PlayedSocket);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    PlayedSocket.all = [];
  });
}

/** Fake of the browser's socket; the test acts as the server. */
export class PlayedSocket {
  static readonly OPEN = 1;
  static all: PlayedSocket[] = [];
  readyState = 1;
  onmessage: (event: { data: unknown }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    PlayedSocket.all.push(this);
  }

  send(): void {}

  close(): void {}

  receive(event: object): void {
    this.onmessage({ data: JSON.stringify(event) });
  }
}
