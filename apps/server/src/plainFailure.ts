import { Refusal, refusalText } from '@saudagar/contract/server';
import { AdministratorError } from './areas/account/administrator.ts';
import { BackupError } from './backup/archive.ts';
import { BadConfiguration } from './config.ts';
import { UnusableFolder } from './database/dataFolder.ts';
import { DirectoryInUse } from './database/directoryLock.ts';
import { NewerData } from './database/newerData.ts';

/** Explanations for operators of system and PostgreSQL errors, by code. */
const BY_CODE: Record<string, string> = {
  EADDRINUSE: 'The address is in use. Stop what listens there, or choose another PORT.',
  EADDRNOTAVAIL: 'This machine does not have the address in HOST.',
  EACCES: 'No permission. Choose a PORT above 1023 and a DATA_DIR that may be written to.',
  EEXIST: 'There is such a file already.',
  ENOENT: 'There is no such file or folder.',
  EISDIR: 'That is a folder, and not a file.',
  EROFS: 'DATA_DIR cannot be written to.',
  ENOSPC: 'The disk is full.',
  ECONNREFUSED: 'PostgreSQL does not answer at the address in DATABASE_URL.',
  ENOTFOUND: 'The host in DATABASE_URL is not known.',
  '28P01': 'PostgreSQL refuses the user or password in DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL.',
  '3D000': 'The database in DATABASE_URL does not exist. Create it first.',
  '42501': 'The user in DATABASE_URL may not create tables.',
};

/** Explains an error to an operator; undefined for a bug in the program. */
export function plainFailure(error: unknown): string | undefined {
  if (
    error instanceof BackupError ||
    error instanceof BadConfiguration ||
    error instanceof DirectoryInUse ||
    error instanceof NewerData ||
    error instanceof UnusableFolder ||
    error instanceof AdministratorError
  )
    return error.message;
  if (error instanceof Refusal) return refusalText('en', error.detail);
  const { code, message } = error as { code?: unknown; message?: unknown };
  const text = typeof code === 'string' ? BY_CODE[code] : undefined;
  return text === undefined ? undefined : `${text} (${String(message) || code})`;
}
