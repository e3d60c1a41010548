/**
 * A community as one tar archive, in an order that can be read and written as a stream:
 *
 *   community.json     format, and the migrations applied to its tables
 *   files/<key>        every stored file; the last entry of a key counts
 *   tables/<name>      rows of a table, one JSON object a line, after the tables they refer to
 *   files/<key>        files that came while the rows were read
 *   manifest.json      counts and checksums of all of it
 */
export const HEAD = 'community.json';
export const MANIFEST = 'manifest.json';
export const FILES = 'files/';
export const TABLES = 'tables/';

export const FORMAT = 'saudagar-hub community 1';

/** The first entry. */
export interface Head {
  format: string;
  /** Time of the archive, ISO 8601. */
  made_at: string;
  /** Names of the migrations applied to its tables, in order. */
  migrations: string[];
}

/** Totals that an archive's entries must match. */
export interface Contents {
  tables: Record<string, TableSum>;
  files: FilesSum;
}

export interface TableSum {
  rows: number;
  /** Checksum of the lines as written, hexadecimal. */
  sha256: string;
}

export interface FilesSum {
  /** Number of entries, duplicates included. */
  count: number;
  bytes: number;
  /** Checksum of every entry's `fileLine`, in order. */
  sha256: string;
}

/** Line of a file in the checksum of all files. */
export const fileLine = (sha256: string, key: string): string => `${sha256} ${key}\n`;

/** Reason why an export or import cannot proceed; the message names it for the operator. */
export class BackupError extends Error {
  override readonly name: string = 'BackupError';
}

/** Error: the archive is incomplete or altered; the message says where. */
export class DamagedArchive extends BackupError {
  override readonly name = 'DamagedArchive';

  constructor(problem: string, options?: ErrorOptions) {
    super(`The archive cannot be used: ${problem}.`, options);
  }
}

/** Error: the archive's tables are of a later version than this server knows. */
export class NewerArchive extends BackupError {
  override readonly name = 'NewerArchive';

  constructor(migration: string) {
    super(
      `The archive comes from a newer Saudagar Hub (its tables have had "${migration}"). ` +
        'Update this server first.',
    );
  }
}

/** Error: a community can be imported only into an empty database and folder. */
export class NotEmpty extends BackupError {
  override readonly name = 'NotEmpty';

  constructor(what: string) {
    super(`${what} is not empty. An archive is imported into a new database and DATA_DIR only.`);
  }
}
