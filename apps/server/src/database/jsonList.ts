import type { ColumnType } from 'kysely';

/** A list kept as jsonb: read parsed, written as JSON text (both drivers need that). */
export type JsonList = ColumnType<string[], string, string>;
