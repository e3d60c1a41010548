import { DOCUMENT_RULES } from './fileRules.ts';
import { Uploader, type UploaderProps } from './Uploader.tsx';

/** Props of {@link DocumentUploader}. */
export interface DocumentUploaderProps extends UploaderProps {
  /** Most documents. @default 10 */
  maxFiles?: number;
}

/** Uploads documents: PDF, Word, PowerPoint, Excel or plain text to 50 MB each (WID-040–052). */
export function DocumentUploader({
  maxFiles = DOCUMENT_RULES.maxFiles,
  ...rest
}: DocumentUploaderProps) {
  return <Uploader {...rest} kind="document" rules={{ ...DOCUMENT_RULES, maxFiles }} />;
}
