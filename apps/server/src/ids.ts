import { uuidv7 } from 'uuidv7';

/** As `newId` writes it: PostgreSQL would take other writings for the same id, and we for another. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A new record's identifier: a UUIDv7, rising with time within a process. */
export const newId = (): string => uuidv7();

/** Whether a member-supplied id can name a record at all; any other id names nothing. */
export const isId = (value: string): boolean => UUID.test(value);
