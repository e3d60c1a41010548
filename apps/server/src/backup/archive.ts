/**
 * A community as one tar archive, in the order in which it can be read and written as a stream:
 *
 *     community.json     what it is and which migrations its tables had
 *     files/<key>        every stored file; of the same key the last one counts
 *     tables/<name>      the rows of a table, one JSON object a line, after those they refer to
 *     files/<key>        files that came while the rows were read
 *     manifest.json      counts and checksums of all of it
 */
export const HEAD = 'community.json';
export const MANIFEST = 'manifest.json';
export const FILES = 'files/';
export const TABLES = 'tables/';

export const FORMAT = 'saudagar-hub community 1';

/** The first entry. */
export interface Head {
  format: string;
  /** Moment of the archive, ISO 8601. */
  made_at: string;
  /** Names of the migrations its tables have had, in order. */
  migrations: string[];
}

/** What an archive's entries must add up to. */
export interface Contents {
  tables: Record<string, TableSum>;
  files: FilesSum;
}

export interface TableSum {
  rows: number;
  /** Of the lines as they stand, hexadecimal. */
  sha256: string;
}

export interface FilesSum {
  /** Entries, those that came twice included. */
  count: number;
  bytes: number;
  /** Of every entry's `fileLine`, in their order. */
  sha256: string;
}

/** A file's line in the checksum of all files. */
export const fileLine = (sha256: string, key: string): string => `${sha256} ${key}\n`;

/** Something in the way of an export or import; the message tells the operator what. */
export class BackupError extends Error {
  override readonly name: string = 'BackupError';
}

/** The archive is not whole, or not as it was written; the message says where. */
export class DamagedArchive extends BackupError {
  override readonly name = 'DamagedArchive';

  constructor(problem: string, options?: ErrorOptions) {
    super(`The archive cannot be used: ${problem}.`, options);
  }
}

/** The archive's tables are of a later version than this server knows. */
export class NewerArchive extends BackupError {
  override readonly name = 'NewerArchive';

  constructor(migration: string) {
    super(
      `The archive comes from a newer Saudagar Hub (its tables have had "${migration}"). ` +
        'Update this server first.',
    );
  }
}

/** A community is imported into an empty place only. */
export class NotEmpty extends BackupError {
  override readonly name = 'NotEmpty';

  constructor(what: string) {
    super(`${what} is not empty. An archive is imported into a new database and DATA_DIR only.`);
  }
}
