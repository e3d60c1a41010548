import type { ColumnType } from 'kysely';

/** A list stored as jsonb: read parsed, written as JSON text (both drivers need that). */
export type JsonList = ColumnType<string[], string, string>;
