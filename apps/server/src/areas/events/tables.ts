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

/** A value kept as jsonb: read parsed, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

type Plain = Exclude<EditedField, 'event_type' | 'start_date' | 'end_date' | 'tags' | 'links'>;
/** What is written about an event and kept as it is, each field a column of its name. */
export type PlainFields = { [Field in Plain]-?: Exclude<Event[Field], undefined> };

interface EventsTable extends PlainFields {
  id: string;
  /** Null once that account is gone; the name stays. */
  organizer_id: string | null;
  organizer_name: string;
  event_type: EventType;
  start_at: Date;
  end_at: Date;
  /** Places taken: the rows of `event_registrations` that are `registered`. */
  current_attendees: Generated<number>;
  waitlist_count: Generated<number>;
  /** The place in the order of joining that was given last. */
  last_position: Generated<number>;
  tags: JsonList;
  links: Json<EventLink[]>;
  status: Generated<'active' | 'cancelled'>;
  approval_status: EventApproval;
  /** Rises with every change, as a calendar entry's SEQUENCE does. */
  sequence: Generated<number>;
  /** What search looks into, as the contract's `searchedOfEvent` writes it. */
  searched: string;
  client_id: string | null;
  created_at: Date;
  updated_at: Date;
}

interface EventRegistrationsTable {
  id: string;
  event_id: string;
  member_id: string;
  /** The order of joining, which is the order of the waitlist. */
  position: number;
  status: 'registered' | 'waitlisted' | 'given_up';
  /** Read or typed at the door. */
  code: string;
  data: Json<RegistrationData>;
  /** Name, company and code as search compares them. */
  searched: string;
  client_id: string | null;
  registered_at: Date;
  checked_in_at: Date | null;
  /** Names the call that checked them in. */
  check_in_key: string | null;
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
  /** How many had a place when it was sent. */
  recipients: number;
  client_id: string | null;
  sent_at: Date;
}

/** The tables of the area. */
export interface EventTables {
  events: EventsTable;
  event_registrations: EventRegistrationsTable;
  event_files: EventFilesTable;
  event_edits: EventEditsTable;
  event_messages: EventMessagesTable;
}

declare module '../../database/schema.ts' {
  interface Schema extends EventTables {}
}
