import type { Client } from '@saudagar/contract';
import type { Notifier } from '@saudagar/ui/machines';
import type { Actor, InspectionEvent, Observer } from 'xstate';
import type { Drafts } from '../drafts/drafts.ts';
import type { AvatarCache } from '../images/avatarCache.ts';
import type { Channel, ChannelName } from '../storage/channels.ts';
import type { StoredValue, StoredValueOptions } from '../storage/storedValue.ts';
import type { ActorRegistry } from './actorRegistry.ts';
import type { Address } from './address.ts';
import type { Brand } from './brand.ts';
import type { DetachedDialogs } from './detachedDialogs.ts';
import type { rootMachine, SessionRef } from './rootMachine.ts';

/** Told of everything that happens in the kit's actors. */
export type Inspect = Observer<InspectionEvent> | ((event: InspectionEvent) => void);

/** What the provider gives to features: the one way to server, session, notices and places. */
export interface Portal {
  readonly client: Client;
  /** The actor that owns the session and whatever outlives a view. */
  readonly root: Actor<typeof rootMachine>;
  readonly session: SessionRef;
  readonly actors: ActorRegistry;
  /** Dialogs that are shown apart from the view that opened them first. */
  readonly dialogs: DetachedDialogs;
  readonly notifier: Notifier;
  readonly photos: AvatarCache;
  /** What the member has expanded in this session, by a name of its own: views go when far out of sight. */
  readonly expanded: Set<string>;
  readonly inspect: Inspect | undefined;
  /** The page's query string, where the host gives it. */
  readonly address: Address | undefined;
  /**
   * A value of a feature that this browser keeps, for whoever signs in to it: settings, not
   * secrets. One and the same for a key, so that all who use it hear of a change.
   */
  stored<T>(options: StoredValueOptions<T>): StoredValue<T>;
  /** Tells this tab and the member's others what became of something. */
  channel<Message>(name: ChannelName): Channel<Message>;
  /** What the member has begun to write and not sent. */
  readonly drafts: Drafts;
  brand(): Brand;
  /** The member's token, for deciding whether a call can be made at all. */
  getToken(): Promise<string | null>;
  navigate(path: string): void;
}
