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
  /** A file keeps its address while others are sent. */
  const [urls] = useState(() => new Map<File, string>());
  useLayoutEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
    [urls],
  );
  useLayoutEffect(() => {
    const urlOf = (file: File) => {
      const url = urls.get(file) ?? URL.createObjectURL(file);
      urls.set(file, url);
      return url;
    };
    setInfos(files.map((one) => infoOf(one, urlOf(one.file))));
  }, [files, urls]);
  return infos;
}

const infoOf = ({ key, file, description }: DeviceFile, url: string): FileInfo => ({
  id: String(key),
  category: 'posts',
  filename: file.name,
  original_filename: file.name,
  file_type: fileKindOf(file.name, GROUP_POST_FILES.kinds)?.type ?? 'document',
  file_size: file.size,
  description,
  ...seenSize(file),
  urls: { full: url, download: url },
});
