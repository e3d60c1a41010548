import type {
  EditedField,
  Event,
  EventApproval,
  EventEdit,
  EventLink,
  EventType,
  RegistrationData,
} from '@saudagar/contract';
import type { ColumnType, Generated } from 'kysely';
import type { JsonList } from '../../database/jsonList.ts';

/** A value stored as jsonb: read parsed, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

type Plain = Exclude<
  EditedField,
  'event_type' | 'start_date' | 'end_date' | 'tags' | 'links' | 'registered_only'
>;
/** Fields of an event stored unchanged, each in a column of its name. */
export type PlainFields = { [Field in Plain]-?: Exclude<Event[Field], undefined> };

interface EventsTable extends PlainFields {
  id: string;
  /** Null after that account was deleted; the name stays. */
  organizer_id: string | null;
  organizer_name: string;
  event_type: EventType;
  start_at: Date;
  end_at: Date;
  /** Number of `registered` rows in `event_registrations`. */
  current_attendees: Generated<number>;
  waitlist_count: Generated<number>;
  /** The last assigned position in the order of registration. */
  last_position: Generated<number>;
  tags: JsonList;
  links: Json<EventLink[]>;
  registered_only: Generated<boolean>;
  status: Generated<'active' | 'cancelled'>;
  /** Null unless it is cancelled. */
  cancelled_at: ColumnType<Date | null, Date | null | undefined>;
  /** True when it was not its organizer who cancelled it. */
  is_cancelled_by_staff: Generated<boolean>;
  /** The start that attendees were reminded of a day before. */
  day_reminded_for: Generated<Date | null>;
  /** The start that attendees were reminded of an hour before. */
  hour_reminded_for: Generated<Date | null>;
  approval_status: EventApproval;
  /** Increments with every change, like SEQUENCE in iCalendar. */
  sequence: Generated<number>;
  /** Text that the search matches, written by the contract's `searchedOfEvent`. */
  searched: string;
  client_id: string | null;
  created_at: Date;
  updated_at: Date;
}

interface EventRegistrationsTable {
  id: string;
  event_id: string;
  member_id: string;
  /** Order of registration, which is also the order of the waitlist. */
  position: number;
  status: 'registered' | 'waitlisted' | 'given_up';
  /** True when members see that this one comes. */
  is_visible: Generated<boolean>;
  /** Scanned or typed at check-in. */
  code: string;
  data: Json<RegistrationData>;
  /** Name, company and code, normalized for search. */
  searched: string;
  client_id: string | null;
  registered_at: Date;
  checked_in_at: Date | null;
  /** Idempotency key of the check-in call. */
  check_in_key: string | null;
}

interface EventOrganizersTable {
  event_id: string;
  member_id: string;
  added_at: Date;
}

interface EventFilesTable {
  event_id: string;
  file_id: string;
  kind: 'banner' | 'gallery' | 'document';
  position: number;
}

interface EventEditsTable {
  id: string;
  event_id: string;
  editor_id: string | null;
  editor_name: string;
  edit_reason: string | null;
  changes: Json<EventEdit['changes']>;
  old_values: Json<EventEdit['changes']>;
  edited_at: Date;
}

interface EventMessagesTable {
  id: string;
  event_id: string;
  sender_id: string | null;
  content: string;
  /** Number of members with a place when it was sent. */
  recipients: number;
  client_id: string | null;
  sent_at: Date;
}

export interface EventTables {
  events: EventsTable;
  event_registrations: EventRegistrationsTable;
  event_organizers: EventOrganizersTable;
  event_files: EventFilesTable;
  event_edits: EventEditsTable;
  event_messages: EventMessagesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends EventTables {}
}
