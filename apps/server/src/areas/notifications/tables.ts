import type {
  Locale,
  MutedType,
  NotificationCategory,
  NotificationTopic,
} from '@saudagar/contract';
import type { ColumnType, Generated } from 'kysely';
import type { JsonList } from '../../database/jsonList.ts';

export interface NotificationsTable {
  id: string;
  recipient_id: string;
  /** Given by the area that tells: what happens again under the same one moves this row up. */
  key: string;
  kind: string;
  category: NotificationCategory;
  subject_type: string;
  subject_id: string;
  subject_title: string | null;
  /** Ids of the latest people behind it, the last first. */
  actors: JsonList;
  /** How many people are behind it. */
  count: number;
  created_at: Date;
  read_at: Date | null;
  /** Another one whenever it becomes unread; null before devices were told. */
  unread_mark: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What many members are still to be told. */
export interface OutboxTable {
  id: string;
  kind: string;
  /** An `Announcement` as JSON text. */
  payload: string;
  /** The last recipient whose row is made; null before the first. */
  cursor: string | null;
  created_at: Date;
  done_at: Date | null;
}

/** A mail that is still to be sent, or was sent lately. Its text is made when it is sent. */
export interface MailsTable {
  id: string;
  /** One that an area names. */
  kind: string;
  /** The address it goes to. */
  recipient: string;
  /** What it is about, such as an invitation; null where its address says enough. */
  about: string | null;
  language: Locale;
  tries: Generated<number>;
  created_at: Date;
  /** When it is tried next. Whoever tries it moves this on first, so that nobody else does. */
  try_at: Date;
  /** When it was sent or given up. */
  done_at: Date | null;
}

/** What members chose about topics; a topic that has no row is told. */
export interface NotificationChoicesTable {
  member_id: string;
  topic: NotificationTopic;
  /** Whether it is told in the app. */
  in_app: boolean;
}

/** What members have muted. */
export interface NotificationMutesTable {
  member_id: string;
  subject_type: MutedType;
  subject_id: string;
  created_at: Date;
}

/** Browsers that are told while the app is closed. */
export interface PushSubscriptionsTable {
  id: string;
  member_id: string;
  /** Ends with it. */
  session_id: string;
  /** The browser's address at its push service: who has it can send to the browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Locale;
  created_at: Date;
}

/** What is still to be pushed; a row goes once it is sent or given up. */
export interface PushesTable {
  id: string;
  subscription_id: string;
  notification_id: string;
  tries: Generated<number>;
  created_at: Date;
  /** When it is tried next. Whoever tries it moves this on first, so that nobody else does. */
  try_at: Date;
}

/** Members who want a daily mail. */
export interface DailySummariesTable {
  member_id: string;
  language: Locale;
  /** The last mail tells what came after `since`, up to `until`. */
  since: Date;
  until: Date;
  due_at: Date;
}

/** The tables of the area. */
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
