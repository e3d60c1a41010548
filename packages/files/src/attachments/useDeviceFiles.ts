import { type FileInfo, fileKindOf, GROUP_POST_FILES } from '@saudagar/contract';
import { useLayoutEffect, useState } from 'react';
import { seenSize } from '../photos/seenSize.ts';

/** A file on this device, with its alternative text. */
export interface DeviceFile {
  readonly key: number;
  readonly file: File;
  readonly description: string;
}

/**
 * Describes files of this device as the server will, with addresses of the page, so that they look
 * the same before they are sent. Empty until the first layout.
 */
export function useDeviceFiles(files: readonly DeviceFile[]): readonly FileInfo[] {
  const [infos, setInfos] = useState<readonly FileInfo[]>([]);
  useLayoutEffect(() => {
    const made = files.map(infoOf);
    setInfos(made);
    return () => {
      for (const { urls } of made) if (urls) URL.revokeObjectURL(urls.full);
    };
  }, [files]);
  return infos;
}

function infoOf({ key, file, description }: DeviceFile): FileInfo {
  const url = URL.createObjectURL(file);
  return {
    id: String(key),
    category: 'posts',
    filename: file.name,
    original_filename: file.name,
    file_type: fileKindOf(file.name, GROUP_POST_FILES.kinds)?.type ?? 'document',
    file_size: file.size,
    description,
    ...seenSize(file),
    urls: { full: url, download: url },
  };
}
