import { Uploader, type UploaderProps } from './Uploader.tsx';

/** Props of {@link DocumentUploader}. */
export interface DocumentUploaderProps extends UploaderProps {
  /** Most documents. @default 10 */
  maxFiles?: number;
  /**
   * What the server files them under: `posts` where they go on a post, which takes them to 25 MB and
   * no PowerPoint. @default 'documents'
   */
  category?: 'documents' | 'posts';
}

/** Uploads documents: PDF, Word, PowerPoint, Excel or plain text to 50 MB each. */
// WID-040–052
export function DocumentUploader(props: DocumentUploaderProps) {
  const { maxFiles = 10, category = 'documents', ...rest } = props;
  return <Uploader {...rest} type="document" category={category} maxFiles={maxFiles} />;
}
