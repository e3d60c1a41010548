import type {
  Locale,
  MutedType,
  NoticeChanges,
  NotificationCategory,
  NotificationTopic,
} from '@saudagar/contract';
import type { ColumnType, Generated } from 'kysely';
import type { JsonList } from '../../database/jsonList.ts';

export interface NotificationsTable {
  id: string;
  recipient_id: string;
  /** Key given by the notifying area: repetition under the same key moves this row up. */
  key: string;
  kind: string;
  category: NotificationCategory;
  subject_type: string;
  subject_id: string;
  subject_title: string | null;
  /** Words of the moderator who decided. */
  note: string | null;
  /** The broken rule that the decision names. */
  reason: string | null;
  /** Changed facts, before and after. */
  changes: ColumnType<NoticeChanges | null, string | null | undefined, string | null>;
  /** Ids of the latest actors, last first. */
  actors: JsonList;
  /** Ids of actors whose act was taken back. */
  withdrawn: JsonList;
  /** True when all its actors have taken their acts back: it is shown to nobody. */
  readonly is_withdrawn: Generated<boolean>;
  /** Ids of the latest things that it counts, last first. */
  items: Generated<JsonList>;
  /** Number of actors, or of things. */
  count: number;
  created_at: Date;
  read_at: Date | null;
  /** Changes whenever it becomes unread; null in rows older than pushes. */
  unread_mark: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Outbox of announcements to many members. */
export interface OutboxTable {
  id: string;
  kind: string;
  /** An `Announcement` as JSON text. */
  payload: string;
  /** The last recipient with a row; null before the first. */
  cursor: string | null;
  created_at: Date;
  done_at: Date | null;
}

/** A mail to send, or sent recently. Its text is written when it is sent. */
export interface MailsTable {
  id: string;
  /** A kind defined by an area. */
  kind: string;
  /** Recipient's address. */
  recipient: string;
  /** Id of its subject, such as an invitation; null when the address is enough. */
  about: string | null;
  language: Locale;
  tries: Generated<number>;
  created_at: Date;
  /** Time of the next try. The trying worker moves it on first, as a lease. */
  try_at: Date;
  /** Time when it was sent or given up. */
  done_at: Date | null;
}

/** Members' choices of topics; a topic without a row is on. */
export interface NotificationChoicesTable {
  member_id: string;
  topic: NotificationTopic;
  /** True when it notifies in the app. */
  in_app: boolean;
}

/** Subjects that members have muted. */
export interface NotificationMutesTable {
  member_id: string;
  subject_type: MutedType;
  subject_id: string;
  created_at: Date;
}

/** Browsers that receive pushes while the app is closed. */
export interface PushSubscriptionsTable {
  id: string;
  member_id: string;
  /** Session of the device; deleted with it. */
  session_id: string;
  /** The browser's address at its push service: its holder can send to the browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Locale;
  created_at: Date;
}

/** Outbox of pushes; a row is deleted once sent or given up. */
export interface PushesTable {
  id: string;
  subscription_id: string;
  notification_id: string;
  tries: Generated<number>;
  created_at: Date;
  /** Time of the next try. The trying worker moves it on first, as a lease. */
  try_at: Date;
}

/** Members who want a daily mail. */
export interface DailySummariesTable {
  member_id: string;
  language: Locale;
  /** Start of the range of the last mail, which ends at `until`. */
  since: Date;
  until: Date;
  due_at: Date;
}

export interface NotificationsTables {
  notifications: NotificationsTable;
  outbox: OutboxTable;
  mails: MailsTable;
  notification_choices: NotificationChoicesTable;
  notification_mutes: NotificationMutesTable;
  push_subscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
  daily_summaries: DailySummariesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends NotificationsTables {}
}
