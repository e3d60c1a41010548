import type { Catalogues } from './catalogues.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import type { NotificationTopic } from './topic.ts';

/** A socket as plain data, read by server, OpenAPI and the role sweep. */
export interface SocketEndpoint {
  readonly name: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Path with `{name}` placeholders. */
  readonly path: string;
  /** Its access; 401 and 404 arrive as the close codes 4401 and 4404 (MSG-034). */
  readonly access: 'member' | 'insider';
}

/** Topic of each kind of notification, by the kind's name. */
export type NotificationKinds = Readonly<Record<string, NotificationTopic>>;

/** Texts of an area in one language. */
export interface AreaTexts {
  /** Error texts of its endpoints. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Labels of its fields. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Everything the contract defines for one area of the product. */
export interface Area {
  readonly name: string;
  /** Its endpoints, in the order in which their paths are matched. */
  readonly endpoints: readonly Endpoint[];
  readonly sockets?: readonly SocketEndpoint[];
  /** Schemas named in the OpenAPI document: of replies, and of bodies. */
  readonly schemas?: {
    readonly replies?: Readonly<Record<string, Schema>>;
    readonly bodies?: Readonly<Record<string, Schema>>;
  };
  readonly texts: Catalogues<AreaTexts>;
  /** Kinds of its notifications, worded in `notifications/kinds/messages`; or 'none'. */
  readonly notifications: NotificationKinds | 'none';
}
