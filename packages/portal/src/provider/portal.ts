import type { Client } from '@saudagar/contract';
import type { Notifier } from '@saudagar/ui/machines';
import type { Actor, InspectionEvent, Observer } from 'xstate';
import type { Drafts } from '../drafts/drafts.ts';
import type { AvatarCache } from '../images/avatarCache.ts';
import type { KeptImages } from '../images/keptImages.ts';
import type { OfflineData } from '../offline/offlineData.ts';
import type { Channel, ChannelName } from '../storage/channels.ts';
import type { StoredValue, StoredValueOptions } from '../storage/storedValue.ts';
import type { Waiting } from '../waiting/waiting.ts';
import type { ActorRegistry } from './actorRegistry.ts';
import type { Address } from './address.ts';
import type { Brand } from './brand.ts';
import type { DetachedDialogs } from './detachedDialogs.ts';
import type { rootMachine, SessionRef } from './rootMachine.ts';

/** Receives every event of the kit's actors. */
export type Inspect = Observer<InspectionEvent> | ((event: InspectionEvent) => void);

/** API of the portal for features: server, session, toasts, navigation, storage. */
export interface Portal {
  readonly client: Client;
  /** The actor that owns the session and everything that outlives a view. */
  readonly root: Actor<typeof rootMachine>;
  readonly session: SessionRef;
  readonly actors: ActorRegistry;
  /** Dialogs shown apart from the view that first opened them. */
  readonly dialogs: DetachedDialogs;
  readonly notifier: Notifier;
  readonly avatars: AvatarCache;
  /** Small images kept to show without a network. */
  readonly images: KeptImages;
  /** Items expanded in this session, by name: views unmount when far out of sight. */
  readonly expanded: Set<string>;
  readonly inspect: Inspect | undefined;
  /** The page's query string, if the host provides it. */
  readonly address: Address | undefined;
  /**
   * A value of a feature stored in this browser, for any member: settings, not secrets. One object
   * for a key, so that all users of it get its changes.
   */
  stored<T>(options: StoredValueOptions<T>): StoredValue<T>;
  /** Publishes changes to this tab and the member's others. */
  channel<Message>(name: ChannelName): Channel<Message>;
  /** The member's unsent input. */
  readonly drafts: Drafts;
  /** The member's data for use without a network. */
  readonly offline: OfflineData;
  /** The member's writes that wait for the server. */
  readonly waiting: Waiting;
  brand(): Brand;
  /** The member's token, for checking if a call can be made at all. */
  getToken(): Promise<string | null>;
  navigate(path: string): void;
}
