import { ApiError, type Client, type Endpoint } from '@saudagar/contract';
import { type DraftStorage, type Drafts, memoryDraftStorage, type Portal } from '@saudagar/portal';
import { afterEach, beforeEach, vi } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';

/** What a test's server says to a call. */
export type Answers = Record<string, (call: { body?: unknown; query?: unknown }) => unknown>;

/** One browser: what the tabs of a member share, and tell each other of. */
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

/** As much of a portal as messages stand on: a member who is signed in, a server that a test plays. */
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

/** Runs each test of a file in a page of its own, whose clock and sockets the test plays. */
export function playPage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // In the page's sight connections are kept.
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

/** The browser's socket, as a test plays the server at its other end. */
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
