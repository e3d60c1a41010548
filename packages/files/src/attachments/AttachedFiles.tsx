import type { FileInfo } from '@saudagar/contract';
import { loadable, OnDemand } from '@saudagar/ui';
import { FileList } from './FileList.tsx';

// Our own server includes the details, so this is loaded only for others.
const reader = loadable(async () => (await import('./ReadFiles.tsx')).ReadFiles);

/** Props of {@link AttachedFiles}. */
export interface AttachedFilesProps {
  /** Facts of the files, if the server sent them; no request is made then. */
  files?: readonly FileInfo[] | undefined;
  /** Ids of the files; their details are loaded when `files` is missing. @default none */
  // WID-057
  ids?: readonly string[] | undefined;
  /** Name of the member who added the images, for their descriptions. @default file names */
  by?: string | undefined;
  /** Kind of image, which selects the text for a missing one. @default 'image' */
  // WID-077
  kind?: 'image' | 'gallery' | undefined;
}

/**
 * Attached files: images as a gallery that opens full screen, videos played in place, other files
 * as a list of documents.
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
