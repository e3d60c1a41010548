import { uuidv7 } from 'uuidv7';

/** Form written by `newId`: PostgreSQL accepts other spellings, which are unequal as text. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns a new id: a UUIDv7, increasing within a process. */
export const newId = (): string => uuidv7();

/** Checks whether a received id can name a record; any other id names none. */
export const isId = (value: string): boolean => UUID.test(value);
