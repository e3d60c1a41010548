import { useEffect, useState } from 'react';
import { formatFileSize } from '../fileSize.ts';
import { isPreparing, originalSize, preparedFile } from '../photos/preparePhotos.ts';
import { useTexts } from '../texts.ts';
import { useTransfer } from '../transfers/useTransfer.ts';
import { FileChip, type FileChipProps } from './FileChip.tsx';

interface ChosenChipProps extends Omit<FileChipProps, 'name' | 'size' | 'sent' | 'note'> {
  file: File;
}

/**
 * A chosen file, with the bytes of it that were sent (FEED-219); of a photo it says that it is
 * prepared, and that it was made smaller.
 */
export function ChosenChip({ file, ...rest }: ChosenChipProps) {
  const { t, locale } = useTexts();
  const [unready, setUnready] = useState(() => (isPreparing(file) ? file : null));
  useEffect(() => {
    if (unready === null) return;
    let isShown = true;
    preparedFile(unready).then(() => isShown && setUnready(null));
    return () => {
      isShown = false;
    };
  }, [unready]);
  const original = originalSize(file);
  const smaller =
    original === undefined
      ? undefined
      : t('file.smaller', { size: formatFileSize(original, locale) });
  const { sent, isInterrupted } = useTransfer(file);
  const note = unready === file ? t('file.preparing') : isInterrupted ? t('file.goesOn') : smaller;
  const progress = sent === undefined ? rest.progress : (sent / file.size) * 100;
  return (
    <FileChip {...rest} {...{ name: file.name, size: file.size, note, sent }} progress={progress} />
  );
}
