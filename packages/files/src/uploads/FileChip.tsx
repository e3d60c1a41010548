import { Icon, IconButton, Link, ProgressBar } from '@saudagar/ui';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { formatFileSize } from '../fileSize.ts';
import { useTexts } from '../texts.ts';

export interface FileChipProps {
  /** Original name of the file. */
  name: string;
  /** Size in bytes. */
  size?: number | undefined;
  /** Number of bytes sent so far. @default the size alone */
  sent?: number | undefined;
  /** Remark after the size, as on a photo that is made smaller. @default none */
  note?: string | undefined;
  /** Address that opens it in a new tab. @default plain name */
  href?: string | undefined;
  /** Thumbnail or icon. @default a document icon */
  icon?: ReactNode | undefined;
  /** Upload progress in percent; `null` if unknown. @default not uploading */
  progress?: number | null | undefined;
  /** Error of the file. */
  errorMessage?: ReactNode | undefined;
  /** Further buttons, before the remove button. @default none */
  actions?: ReactNode | undefined;
  /** Removes the file. @default no button */
  onRemove?: (() => void) | undefined;
  /** Rendered below, in the chip's full width. */
  children?: ReactNode | undefined;
}

/** A file with its name, size and upload progress, and buttons to open or remove it. */
export function FileChip(props: FileChipProps) {
  const {
    name,
    size,
    sent,
    note,
    href,
    icon = <FileText />,
    progress,
    errorMessage,
    actions,
    onRemove,
    children,
  } = props;
  const { t, locale } = useTexts();
  const bytes = (count: number) => formatFileSize(count, locale);
  const shownSize = (of: number) =>
    sent === undefined ? bytes(of) : t('file.sent', { sent: bytes(sent), size: bytes(of) });
  return (
    <div className="sg-file" data-invalid={Boolean(errorMessage) || undefined}>
      <Icon className="sg-file-icon">{icon}</Icon>
      <span className="sg-file-texts">
        {href ? (
          <Link className="sg-file-name" href={href} target="_blank" rel="noopener" isPlain>
            {name}
          </Link>
        ) : (
          <span className="sg-file-name">{name}</span>
        )}
        {errorMessage ? (
          <span className="sg-file-error">{errorMessage}</span>
        ) : (
          size !== undefined && (
            <span className="sg-file-size">
              {[shownSize(size), note].filter(Boolean).join(', ')}
            </span>
          )
        )}
        {progress !== undefined && (
          <ProgressBar
            aria-label={t('file.uploading', { name })}
            isIndeterminate={progress === null}
            value={progress ?? 0}
          />
        )}
      </span>
      {(actions || onRemove) && (
        <span className="sg-file-actions">
          {actions}
          {onRemove && (
            <IconButton
              size="small"
              className="sg-file-remove"
              aria-label={t('file.remove', { name })}
              onPress={onRemove}
            >
              <X />
            </IconButton>
          )}
        </span>
      )}
      {children}
    </div>
  );
}
