import type { FileInfo } from '@saudagar/contract';
import { type DraftField, draftField } from '@saudagar/flows';

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

const filesField = draftField.list(
  (file): file is ExistingFile => isRecord(file) && isText(file.id) && isText(file.name),
);

/** Reads attached files from a draft; releases of November 2026 stored them as `kept`. */
export const existingFilesDraft: DraftField<readonly ExistingFile[]> = (stored, draft) =>
  filesField(stored ?? draft?.kept);
