import type { Endpoint, PendingContent, SocketEvent, User } from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import { Events } from './events.ts';
import type { Respond } from './mockEndpoint.ts';

/** Makes the handler of an endpoint from the answer it gives. */
export type On = <E extends Endpoint>(endpoint: E, respond: Respond<E>) => HttpHandler;

/** Tells which files content of an area carries, and who sees them. */
export interface FileUse {
  /** Whether content of the area carries a file. */
  holds(community: Community, fileId: string): boolean;
  /** Whether the area shows a file to a member. */
  shows(community: Community, viewerId: string, fileId: string): boolean;
}

/** Part of the community as moderators read it. */
export interface ShownPart {
  id: string;
  authorId: string;
  content: string;
  created_at: string;
}

/** A flagged thing as moderators read it; nobody made it where its maker left. */
export interface ShownThing {
  authorId: string | null;
  content?: string;
  name?: string;
  title?: string;
  created_at: string;
  /** What it stands in, such as the post of a comment. */
  context?: readonly ShownPart[];
}

/** Content that a member can flag. */
export interface Flaggable {
  /** Throws 404 where the member sees none of that id. */
  find(community: Community, id: string, viewer: User): void;
  /** For moderators; undefined where it is gone. */
  show(community: Community, id: string): ShownThing | undefined;
  /** Takes it out as a moderator does. */
  remove(community: Community, id: string): void;
}

/** Content that waits until a moderator lets it through (ADM-122). */
export interface MockApproval {
  /** All that waits. */
  waiting(community: Community): readonly PendingContent[];
  /** Whose it is, and whether it waits; undefined where there is none. */
  find(
    community: Community,
    id: string,
  ): { makerId: string | null; title: string; isWaiting: boolean } | undefined;
  decide(community: Community, id: string, isApproved: boolean): void;
}

/** The places of a socket's path, filled. */
export type SocketParams = Readonly<Record<string, string>>;

/** A socket that a member has opened. */
export interface OpenSocket {
  readonly path: string;
  readonly memberId: string;
  readonly params: SocketParams;
  send(event: SocketEvent): void;
  close(code: number): void;
}

/** A socket of the contract in memory. */
export interface AreaSocket {
  readonly path: string;
  /** Whether a member may open it; they are told 'not found' otherwise. */
  admits(community: Community, memberId: string, params: SocketParams): boolean;
  /** Sends a socket its share of what its member is told. */
  deliver(socket: OpenSocket, event: SocketEvent): void;
  /** Takes a message from a member; false where it is none that a client may send. */
  receive(community: Community, socket: OpenSocket, message: unknown): boolean;
}

/** The options of the sample community. */
export interface SampleOptions {
  /** How many posts there are; defaults to 24. */
  posts?: number;
  /** How many posts each group has; defaults to none, so that the feed holds the community's alone. */
  groupPosts?: number;
}

/** An area of the contract in memory. */
export interface MockArea {
  /** The area's name in the contract. */
  readonly name: string;
  /** Classes that hold its records; each becomes a property of the community. */
  readonly states: Readonly<Record<string, new (community: Community) => object>>;
  /** A handler for each of the area's endpoints, in the order in which paths are matched. */
  handlers(community: Community, on: On): HttpHandler[];
  readonly sockets: readonly AreaSocket[] | 'none';
  /** Puts the area's part of the sample content in; areas do so in the order of their list. */
  readonly sample: ((community: Community, options: SampleOptions) => void) | 'none';
  readonly files: FileUse | 'none';
  /** Content that a member can flag, by the `content_type` of the call. */
  readonly flaggable: Readonly<Record<string, Flaggable>> | 'none';
  /** What waits for approval, by the `content_type` of the call. */
  readonly approvals: Readonly<Record<string, MockApproval>> | 'none';
}

/**
 * The reference behaviour in memory: what the server does, without network, database or clock.
 * Each area puts its states in and adds them to this type where it is defined.
 */
export class Community {
  readonly areas: readonly MockArea[];
  /** Events for the members' sockets. */
  readonly events = new Events();

  constructor(areas: readonly MockArea[]) {
    this.areas = areas;
    for (const { states } of areas)
      for (const [name, State] of Object.entries(states))
        Object.defineProperty(this, name, { value: new State(this) });
  }

  /** Whether content of any area carries a file. */
  holdsFile(fileId: string): boolean {
    return this.#fileUses().some((use) => use.holds(this, fileId));
  }

  /** Whether any area shows a file to a member. */
  showsFile(viewerId: string, fileId: string): boolean {
    return this.#fileUses().some((use) => use.shows(this, viewerId, fileId));
  }

  #fileUses(): FileUse[] {
    return this.areas.flatMap(({ files }) => (files === 'none' ? [] : files));
  }
}
