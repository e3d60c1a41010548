import type { FileInfo } from '@saudagar/contract';
import { Uploader, type UploaderProps } from './Uploader.tsx';

/** Props of {@link AttachmentUploader}. */
export interface AttachmentUploaderProps extends Omit<UploaderProps, 'onChange'> {
  /** Told each file once it is uploaded; it then leaves the list. Show it with `ExistingFiles`. */
  onUploaded: (file: FileInfo) => void;
  /** Told whether an upload is under way, whenever that changes. @default nobody */
  onRunning?: (isRunning: boolean) => void;
  /** Most files at once. @default 10 */
  maxFiles?: number;
  /** Whether nothing can be added. @default false */
  isDisabled?: boolean;
  /** What the server files them under, which also says how large they may be. @default 'resources' */
  category?: 'resources' | 'events';
}

/** Uploads images and documents alike, as a form's attachments. */
// ADM-226–239
export function AttachmentUploader(props: AttachmentUploaderProps) {
  const { maxFiles = 10, category = 'resources', ...rest } = props;
  return (
    <Uploader {...rest} type="any" category={category} maxFiles={maxFiles} onChange={() => {}} />
  );
}
