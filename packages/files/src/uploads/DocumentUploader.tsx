import { Uploader, type UploaderProps } from './Uploader.tsx';

/** Props of {@link DocumentUploader}. */
export interface DocumentUploaderProps extends UploaderProps {
  /** Maximum number of documents. @default 10 */
  maxFiles?: number | undefined;
  /**
   * Server category of the files: `posts` for files of a post, limited to 25 MB and without
   * PowerPoint. @default 'documents'
   */
  category?: 'documents' | 'posts' | undefined;
}

/** Uploads documents: PDF, Word, PowerPoint, Excel or plain text up to 50 MB each. */
// WID-040–052
export function DocumentUploader(props: DocumentUploaderProps) {
  const { maxFiles = 10, category = 'documents', ...rest } = props;
  return <Uploader {...rest} type="document" category={category} maxFiles={maxFiles} />;
}
