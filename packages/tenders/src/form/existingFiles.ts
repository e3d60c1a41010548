import type { FileInfo } from '@saudagar/contract';
import { draftField } from '@saudagar/flows';

/** A file already attached to a tender or proposal. */
export interface ExistingFile {
  readonly id: string;
  readonly name: string;
}

/** Attached files by name when the server sends metadata, else by id, so that none is lost. */
export const existingFilesOf = ({
  files,
  attachments = [],
}: {
  files?: readonly FileInfo[] | undefined;
  attachments?: readonly string[] | undefined;
}): readonly ExistingFile[] =>
  files
    ? files.map(({ id, original_filename: name }) => ({ id, name }))
    : attachments.map((id) => ({ id, name: id }));

const { isRecord, isText } = draftField;

/** Reads attached files from a draft. */
export const existingFilesDraft = draftField.list(
  (kept): kept is ExistingFile => isRecord(kept) && isText(kept.id) && isText(kept.name),
);
