import type { FileInfo } from '@saudagar/contract';
import { Uploader, type UploaderProps } from './Uploader.tsx';

/** Props of {@link AttachmentUploader}. */
export interface AttachmentUploaderProps extends Omit<UploaderProps, 'onChange'> {
  /** Called with each uploaded file, which then leaves the list. Show it with `ExistingFiles`. */
  onUploaded: (file: FileInfo) => void;
  /** Called with true when an upload starts and false when all have ended. @default none */
  onRunning?: ((isRunning: boolean) => void) | undefined;
  /** Maximum number of files. @default 10 */
  maxFiles?: number | undefined;
  /** True when no files can be added. @default false */
  isDisabled?: boolean | undefined;
  /** Server category of the files, which sets their size limits. @default 'resources' */
  category?: 'resources' | 'events' | undefined;
}

/** Uploads images and documents, as attachments of a form. */
// ADM-226–239
export function AttachmentUploader(props: AttachmentUploaderProps) {
  const { maxFiles = 10, category = 'resources', ...rest } = props;
  return (
    <Uploader {...rest} type="any" category={category} maxFiles={maxFiles} onChange={() => {}} />
  );
}
