import type { Endpoint, FileInfo, PendingContent, SocketEvent, User } from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import { Events } from './events.ts';
import type { Respond } from './mockEndpoint.ts';
import type { StoredRevision, Values } from './storedRevision.ts';

/** Creates the handler of an endpoint from its answer. */
export type On = <E extends Endpoint>(endpoint: E, respond: Respond<E>) => HttpHandler;

/** Files carried by an area's content, and who may see them. */
export interface FileUse {
  /** Checks whether content of the area carries a file. */
  holds(community: Community, fileId: string): boolean;
  /** Checks whether the area shows a file to a member. */
  shows(community: Community, viewerId: string, fileId: string): boolean;
  /** Checks whether an address without a reader does not open a file. @default never */
  closes?(community: Community, fileId: string): boolean;
}

/** A part of the content as moderators read it. */
export interface ShownPart {
  id: string;
  authorId: string;
  content: string;
  created_at: string;
}

/** Flagged content as moderators read it; without an author after that account was deleted. */
export interface ShownContent {
  authorId: string | null;
  content?: string;
  name?: string;
  title?: string;
  created_at: string;
  /** The content that it belongs to, such as the group of a post. */
  place?: { type: string; id: string; name: string };
  /** Size of a group. */
  members_count?: number;
  posts_count?: number;
  /** Its pictures and attachments. */
  files?: readonly FileInfo[];
  /** Its context, such as the post of a comment. */
  context?: readonly ShownPart[];
}

/** Content that a member may flag. */
export interface Flaggable {
  /** Throws 404 unless the member sees content with that id. */
  find(community: Community, id: string, viewer: User): void;
  /** Reads it for moderators; undefined when deleted. */
  show(community: Community, id: string): ShownContent | undefined;
  /**
   * Removes it as a moderator does. Returns the way back for an admin, which throws 409 when the
   * content cannot come back; null when another call is it.
   */
  remove(community: Community, id: string): (() => void) | null;
}

/** A decision about pending content. */
export interface MockDecision {
  isApproved: boolean;
  /**
   * Approves what was rejected, after an appeal, whose own notification tells the maker.
   * @default false
   */
  isAppealed?: boolean;
  /** The moderator's notes, which the maker reads. */
  notes: string | undefined;
  /** Id of the statement of reasons of a rejection. */
  decisionId: string;
}

/** Approved content with a revision. */
export interface RevisedContent {
  content: Pick<PendingContent, 'name' | 'title' | 'description' | 'industry_tags'>;
  /** Values that the revision may change, as others see them. */
  live: Values;
  /** Turns values into what a person reads. */
  readable?(values: Values): Values;
}

/** Content pending until a moderator approves it (ADM-122). */
export interface MockApproval {
  /** Returns all pending content. */
  pending(community: Community): readonly PendingContent[];
  /** Returns its author, words and state; undefined for an unknown id. */
  find(
    community: Community,
    id: string,
  ):
    | { makerId: string | null; title: string; description: string; status: string | null }
    | undefined;
  decide(community: Community, id: string, decision: MockDecision): void;
  /** Returns approved content as it is listed with its revision; undefined for any other. */
  revised(community: Community, id: string): RevisedContent | undefined;
  /** Writes a revision's changes as its maker's edit would. */
  apply(community: Community, revision: StoredRevision): void;
}

/** Parameters of a socket's path. */
export type SocketParams = Readonly<Record<string, string>>;

/** An open socket of a member. */
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
  /** Checks whether a member may open it; otherwise the close code says 'not found'. */
  admits(community: Community, memberId: string, params: SocketParams): boolean;
  /** Sends a socket the events it receives of its member's. */
  deliver(socket: OpenSocket, event: SocketEvent): void;
  /** Handles a message from a member; false when no client may send it. */
  receive(community: Community, socket: OpenSocket, message: unknown): boolean;
}

/** Options of the sample community. */
export interface SampleOptions {
  /** Number of posts; defaults to 24. */
  posts?: number;
  /** Number of posts in each group; defaults to none, so the feed has only the community's. */
  groupPosts?: number;
}

/** An area of the contract in memory. */
export interface MockArea {
  /** The area's name in the contract. */
  readonly name: string;
  /** Classes that hold its records; each becomes a property of the community. */
  readonly states: Readonly<Record<string, new (community: Community) => object>>;
  /** Handlers for the area's endpoints, in the order in which paths are matched. */
  handlers(community: Community, on: On): HttpHandler[];
  readonly sockets: readonly AreaSocket[] | 'none';
  /** Adds the area's part of the sample content; areas run in the order of their list. */
  readonly sample: ((community: Community, options: SampleOptions) => void) | 'none';
  readonly files: FileUse | 'none';
  /** Flaggable content, by the `content_type` of the call. */
  readonly flaggable: Readonly<Record<string, Flaggable>> | 'none';
  /** Content that needs approval, by the `content_type` of the call. */
  readonly approvals: Readonly<Record<string, MockApproval>> | 'none';
}

/**
 * Reference behaviour in memory: the server without network, database or clock. Each area adds
 * its states here, and to this type by declaration merging.
 */
export class Community {
  readonly areas: readonly MockArea[];
  /** Event bus of the members' sockets. */
  readonly events = new Events();

  constructor(areas: readonly MockArea[]) {
    this.areas = areas;
    for (const { states } of areas)
      for (const [name, State] of Object.entries(states))
        Object.defineProperty(this, name, { value: new State(this) });
  }

  /** Checks whether content of any area carries a file. */
  holdsFile(fileId: string): boolean {
    return this.#fileUses().some((use) => use.holds(this, fileId));
  }

  /** Checks whether any area shows a file to a member. */
  showsFile(viewerId: string, fileId: string): boolean {
    return this.#fileUses().some((use) => use.shows(this, viewerId, fileId));
  }

  /** Checks whether an address without a reader does not open a file. */
  closesFile(fileId: string): boolean {
    return this.#fileUses().some((use) => use.closes?.(this, fileId));
  }

  #fileUses(): FileUse[] {
    return this.areas.flatMap(({ files }) => (files === 'none' ? [] : files));
  }
}
