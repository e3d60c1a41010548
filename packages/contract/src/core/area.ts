import type { Catalogues } from './catalogues.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import type { NotificationTopic } from './topic.ts';

/** A socket as a plain value: server, OpenAPI and the role sweep read it. */
export interface SocketEndpoint {
  readonly name: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Path with `{name}` placeholders. */
  readonly path: string;
  /** Who may open it; 401 and 404 come as the closing codes 4401 and 4404 (MSG-034). */
  readonly access: 'member' | 'insider';
}

/** The topic of each kind of notification, by the kind's name. */
export type NotificationKinds = Readonly<Record<string, NotificationTopic>>;

/** What an area says in one language. */
export interface AreaTexts {
  /** Why its calls are refused. */
  readonly refusals: Readonly<Record<string, string>>;
  /** What people call the fields of its calls. */
  readonly labels: Readonly<Record<string, string>>;
}

/** All that the contract says of one area of the product. */
export interface Area {
  readonly name: string;
  /** Its calls, in the order in which their paths are matched. */
  readonly endpoints: readonly Endpoint[];
  readonly sockets?: readonly SocketEndpoint[];
  /** Schemas that the OpenAPI document names: of replies, and of bodies. */
  readonly schemas?: {
    readonly replies?: Readonly<Record<string, Schema>>;
    readonly bodies?: Readonly<Record<string, Schema>>;
  };
  readonly texts: Catalogues<AreaTexts>;
  /** The kinds of its notifications, worded in `notifications/kinds/messages`; or 'none'. */
  readonly notifications: NotificationKinds | 'none';
}
