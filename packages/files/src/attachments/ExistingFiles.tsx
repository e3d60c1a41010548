import type { FileInfo } from '@saudagar/contract';
import { ExistingFile } from './ExistingFile.tsx';

/** Props of {@link ExistingFiles}. */
export interface ExistingFilesProps {
  /** Name of the list. */
  'aria-label': string;
  /** Ids of the files, in their order. */
  ids: readonly string[];
  /** What the server said of them; the facts of the others are read. @default none */
  // ADM-252
  files?: readonly FileInfo[] | undefined;
  /** Takes one away. @default no button */
  onRemove?: ((id: string) => void) | undefined;
}

/** Files that a form's thing has: each to be viewed or downloaded, and taken away. */
// ADM-206, ADM-207
export function ExistingFiles({ ids, files = [], onRemove, ...props }: ExistingFilesProps) {
  if (ids.length === 0) return null;
  return (
    <ul className="sg-chosen" aria-label={props['aria-label']}>
      {ids.map((id) => (
        <li key={id}>
          <ExistingFile
            id={id}
            file={files.find((one) => one.id === id)}
            onRemove={onRemove && (() => onRemove(id))}
          />
        </li>
      ))}
    </ul>
  );
}
