import type { FileInfo } from '@saudagar/contract';
import { ExistingFile } from './ExistingFile.tsx';

/** Props of {@link ExistingFiles}. */
export interface ExistingFilesProps {
  /** Accessible name of the list. */
  'aria-label': string;
  /** Ids of the files, in order. */
  ids: readonly string[];
  /** Facts the server sent; the others are loaded. @default none */
  // ADM-252
  files?: readonly FileInfo[] | undefined;
  /** Removes a file. @default no button */
  onRemove?: ((id: string) => void) | undefined;
}

/** Files attached to the item a form edits; each can be viewed or downloaded, and removed. */
// ADM-206, ADM-207
export function ExistingFiles({ ids, files = [], onRemove, ...props }: ExistingFilesProps) {
  if (ids.length === 0) return null;
  return (
    <ul className="sg-chosen" aria-label={props['aria-label']}>
      {ids.map((id) => (
        <li key={id}>
          <ExistingFile
            fileId={id}
            file={files.find((one) => one.id === id)}
            onRemove={onRemove && (() => onRemove(id))}
          />
        </li>
      ))}
    </ul>
  );
}
