import type { EventAttachments } from '@saudagar/contract';
import { FileChip, FileImage } from '@saudagar/files';
import { Button } from '@saudagar/ui';
import ImageIcon from 'lucide-react/icons/image';
import { useTexts } from './texts.ts';

interface CurrentFilesProps {
  attachments: EventAttachments;
  /** Ids of the files to remove. */
  removed: readonly string[];
  onChange: (removed: readonly string[]) => void;
}

/** Current files of an event; each can be marked for removal on save (EVT-220, EVT-225). */
export function CurrentFiles({ attachments, removed, onChange }: CurrentFilesProps) {
  const { t } = useTexts();
  const { banner, gallery, attachments: documents } = attachments;
  const images = [
    ...(banner ? [{ ...banner, name: banner.file?.original_filename ?? t('files.banner') }] : []),
    ...gallery.map((one, index) => ({
      ...one,
      name: one.file?.original_filename ?? t('files.picture', { number: index + 1 }),
    })),
  ].map(({ file, ...one }) => ({
    ...one,
    icon: file ? <FileImage file={file} /> : <ImageIcon />,
    size: file?.file_size,
  }));
  const files = [
    ...images,
    ...documents.map(({ id, file_name, file_size }) => ({
      id,
      name: file_name,
      size: file_size,
      icon: undefined,
    })),
  ];
  if (files.length === 0) return null;
  return (
    <ul className="sg-chosen" aria-label={t('files.current')}>
      {files.map(({ id, name, size, icon }) => {
        const isRemoved = removed.includes(id);
        return (
          <li key={id}>
            <FileChip
              name={name}
              size={isRemoved ? undefined : size}
              {...(icon && { icon })}
              errorMessage={isRemoved && t('files.removed')}
              actions={
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t(isRemoved ? 'files.keep' : 'files.remove', { name })}
                  onPress={() =>
                    onChange(isRemoved ? removed.filter((one) => one !== id) : [...removed, id])
                  }
                >
                  {t(isRemoved ? 'files.keepShort' : 'files.removeShort')}
                </Button>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
