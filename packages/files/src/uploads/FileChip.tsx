import { Icon, IconButton, Link, ProgressBar } from '@saudagar/ui';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { formatFileSize } from '../fileSize.ts';
import { useTexts } from '../texts.ts';

export interface FileChipProps {
  /** The file's name as its member knows it. */
  name: string;
  /** Its size in bytes. */
  size?: number | undefined;
  /** Where it opens, in a new tab. @default the name is plain text */
  href?: string | undefined;
  /** A picture of it or an icon. @default a sheet of paper */
  icon?: ReactNode;
  /** How far its upload is, in percent; `null` where that cannot be told. @default no upload */
  progress?: number | null | undefined;
  /** What is wrong with it. */
  errorMessage?: ReactNode;
  /** Further buttons, before the one that takes it away. @default none */
  actions?: ReactNode;
  /** Takes it away. @default no button */
  onRemove?: (() => void) | undefined;
  /** What stands below, in the chip's whole width. */
  children?: ReactNode;
}

/** One file: its name and size, its upload, how to open or remove it. */
export function FileChip(props: FileChipProps) {
  const {
    name,
    size,
    href,
    icon = <FileText />,
    progress,
    errorMessage,
    actions,
    onRemove,
    children,
  } = props;
  const { t, locale } = useTexts();
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
          size !== undefined && <span className="sg-file-size">{formatFileSize(size, locale)}</span>
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
