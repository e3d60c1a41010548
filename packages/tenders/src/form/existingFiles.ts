import type { FileInfo } from '@saudagar/contract';
import { draftField } from '@saudagar/flows';

/** A file that a tender or proposal has already and keeps. */
export interface ExistingFile {
  readonly id: string;
  readonly name: string;
}

/** Files by name where the server tells their facts; by id elsewhere, so that none is lost. */
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

/** Reads such files from a draft. */
export const existingFilesDraft = draftField.list(
  (kept): kept is ExistingFile => isRecord(kept) && isText(kept.id) && isText(kept.name),
);
