/** An act that members are told of. The same key again is the same notification, moved up. */
export interface NotificationDraft {
  /** One of the kinds that an area names. */
  kind: string;
  /** Unique for each recipient. */
  key: string;
  /** Who did it, and is not told; null where nobody did. */
  actor: string | null;
  recipients: readonly string[];
  subject: { type: string; id: string; title: string | null };
  /** Whether the same actor is told of once, such as a like that is taken back and given again. */
  isOncePerActor?: boolean;
}

/** The subject of what tells that a thing was deleted: its text says all, nothing is opened or muted. */
export const deletedSubject = ({ id, title }: { readonly id: string; readonly title: string }) =>
  ({ type: 'deleted', id, title }) as const;
