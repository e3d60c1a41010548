import type { NoticeChanges } from './noticeChanges.ts';

/** An act to notify members of. Repeating a key moves its notification up. */
export interface NotificationDraft {
  /** One of the kinds defined by an area. */
  kind: string;
  /** Unique for each recipient. */
  key: string;
  /** The actor, who is not notified; null when there is none. */
  actor: string | null;
  recipients: readonly string[];
  subject: { type: string; id: string; title: string | null };
  /** Number of things that it counts, when it has no actor. @default none */
  count?: number;
  /** Id of a thing that it counts: an unread one counts it too, a read one starts over. */
  item?: string;
  /** The broken rule that the decision names: a reason of flags. */
  reason?: string | null | undefined;
  /** Words of the moderator who decided, for the recipients. */
  note?: string | null | undefined;
  /** Changed facts, before and after; joined to those of an unread notification. */
  changes?: NoticeChanges | null | undefined;
  /** True when an actor counts once, as when a like is removed and given again. */
  isOncePerActor?: boolean;
}

/** Subject of a notification about deleted content, which cannot be opened or muted. */
export const deletedSubject = ({ id, title }: { readonly id: string; readonly title: string }) =>
  ({ type: 'deleted', id, title }) as const;
