import type { FileInfo } from '@saudagar/contract';
import { loadable, OnDemand } from '@saudagar/ui';
import { FileList } from './FileList.tsx';

// Our own server sends the facts along.
const reader = loadable(async () => (await import('./ReadFiles.tsx')).ReadFiles);

/** Props of {@link AttachedFiles}. */
export interface AttachedFilesProps {
  /** The files' facts, where the server sent them along: then nothing is asked for. */
  files?: readonly FileInfo[] | undefined;
  /** The files' ids; their facts are read where `files` is missing. @default none */
  // WID-057
  ids?: readonly string[];
  /** Name of the member whose pictures they are, to describe them by. @default by their file names */
  by?: string | undefined;
  /** Whose pictures they are, for what is said where one cannot be shown. @default 'image' */
  // WID-077
  kind?: 'image' | 'gallery' | undefined;
}

/**
 * What is attached to a post or the like: images as a gallery that opens over the screen,
 * videos played in place, everything else as a list of documents.
 */
// WID-066, GRP-119
export function AttachedFiles({ files, ids = [], by, kind }: AttachedFilesProps) {
  if (files) return <FileList files={files} by={by} kind={kind} />;
  if (ids.length === 0) return null;
  return (
    <OnDemand part={reader}>
      <reader.View key={ids.join()} ids={ids} by={by} kind={kind} />
    </OnDemand>
  );
}
