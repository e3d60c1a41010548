import type { FileInfo } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { formatFileSize } from '@saudagar/ui';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { useTexts } from './texts.ts';

/** Documents by name and size; each is saved by its short-lived signed address (WID-072). */
export function DocumentList({ documents }: { documents: readonly FileInfo[] }) {
  const { t, locale } = useTexts();
  const { client } = usePortal();
  return (
    <ul className="sg-feed-documents" aria-label={t('post.documents')}>
      {documents.map(({ id, original_filename: name, file_size, urls }) => {
        const Icon = /\.xlsx?$/i.test(name) ? FileSpreadsheet : FileText;
        const facts = (
          <>
            <Icon className="sg-feed-document-icon" aria-hidden="true" />
            <span className="sg-feed-document-name">{name}</span>
            <span className="sg-feed-document-size">{formatFileSize(file_size, locale)}</span>
          </>
        );
        return (
          <li key={id}>
            {urls ? (
              <a className="sg-feed-document" href={client.address(urls.download)} download={name}>
                {facts}
                <Download
                  className="sg-feed-document-save"
                  role="img"
                  aria-label={t('post.download')}
                />
              </a>
            ) : (
              <span className="sg-feed-document">{facts}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
