import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { formatFileSize } from '../fileSize.ts';
import { useTexts } from '../texts.ts';

export interface DocumentRowProps {
  /** Original name of the file. */
  name: string;
  /** Size in bytes. */
  size?: number | undefined;
  /** The uploader's description, shown after the size. */
  description?: string | null | undefined;
  /** Address that opens it in a new tab. */
  href?: string | undefined;
  /** Address that downloads it. */
  download?: string | undefined;
  /** Saves it, when there is no `download` address. */
  onSave?: (() => void) | undefined;
  /** True while it is being fetched. @default false */
  isSaving?: boolean | undefined;
  /** Error shown in place of the size. */
  errorMessage?: ReactNode | undefined;
}

/** A document with name and size, which opens in a new tab or downloads. */
// FEED-101
export function DocumentRow(props: DocumentRowProps) {
  const { name, size, description, href, download, onSave, isSaving = false, errorMessage } = props;
  const { t, locale } = useTexts();
  const Drawing = /\.xlsx?$/i.test(name) ? FileSpreadsheet : FileText;
  const details = [size !== undefined && formatFileSize(size, locale), description];
  const content = (
    <>
      <Drawing className="sg-document-icon" aria-hidden="true" />
      <span className="sg-document-name">{name}</span>
      {errorMessage ? (
        <span className="sg-document-size sg-file-error" role="alert">
          {errorMessage}
        </span>
      ) : (
        <span className="sg-document-size">
          {isSaving ? t('pending') : details.filter(Boolean).join(' · ')}
        </span>
      )}
      {onSave && (
        <Download className="sg-document-save" role="img" aria-label={t('file.download')} />
      )}
    </>
  );
  if (href) {
    return (
      <div className="sg-document sg-document-linked">
        <a className="sg-document-open" href={href} target="_blank" rel="noopener">
          {content}
        </a>
        {download && (
          <a
            className="sg-button sg-button-quiet sg-button-icon"
            href={download}
            download={name}
            aria-label={`${t('file.download')} ${name}`}
          >
            <Download className="sg-document-save" aria-hidden="true" />
          </a>
        )}
      </div>
    );
  }
  if (!onSave) return <span className="sg-document">{content}</span>;
  return (
    <button type="button" className="sg-document" aria-busy={isSaving} onClick={() => onSave()}>
      {content}
    </button>
  );
}
