import { type EventAttachments, inFileOrder } from '@saudagar/contract';
import { FileChip, FileImage, useMovableFiles } from '@saudagar/files';
import { Button } from '@saudagar/ui';
import ImageIcon from 'lucide-react/icons/image';
import { type ReactNode, useRef } from 'react';
import type { EditValues } from './editValues.ts';
import { useTexts } from './texts.ts';

interface CurrentFilesProps {
  attachments: EventAttachments;
  /** Files to remove, and the order of the others. */
  values: Pick<EditValues, 'removed' | 'order'>;
  onChange: (change: Partial<CurrentFilesProps['values']>) => void;
}

interface CurrentFile {
  readonly id: string;
  readonly name: string;
  readonly size: number | undefined;
  readonly icon: ReactNode;
}

/**
 * Current files of an event; each can be marked for removal on save (EVT-220, EVT-225), and moved
 * among those of its kind (EVT-321).
 */
export function CurrentFiles({ attachments, values, onChange }: CurrentFilesProps) {
  const { t } = useTexts();
  const { banner, gallery, attachments: documents } = attachments;
  const imageOf = ({ id, file }: (typeof gallery)[number], name: string): CurrentFile => ({
    id,
    name: file?.original_filename ?? name,
    size: file?.file_size,
    icon: file ? <FileImage file={file} /> : <ImageIcon />,
  });
  const lists = [
    { field: 'banner', files: banner ? [imageOf(banner, t('files.banner'))] : [] },
    {
      field: 'gallery',
      files: gallery.map((one, index) => imageOf(one, t('files.picture', { number: index + 1 }))),
    },
    {
      field: 'documents',
      files: documents.map(({ id, file_name: name, file_size: size }) => ({
        ...{ id, name, size },
        icon: undefined,
      })),
    },
  ] as const;
  if (lists.every(({ files }) => files.length === 0)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look
    <div role="group" className="sg-event-files" aria-label={t('files.current')}>
      {lists.map(
        ({ field, files }) =>
          files.length > 0 && (
            <CurrentList
              key={field}
              label={t(`fields.${field}`)}
              files={inFileOrder(files, values.order)}
              {...{ values, onChange }}
            />
          ),
      )}
    </div>
  );
}

interface CurrentListProps extends Pick<CurrentFilesProps, 'values' | 'onChange'> {
  label: string;
  files: readonly CurrentFile[];
}

function CurrentList({ label, files, values: { removed, order }, onChange }: CurrentListProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const { listProps, itemProps, buttons, announcement } = useMovableFiles(
    list,
    files.map(({ id, name }) => ({ key: id, name })),
    (moved, to) => {
      const ids = files.map(({ id }) => id);
      const others = ids.filter((id) => id !== moved);
      onChange({
        order: [
          ...order.filter((id) => !ids.includes(id)),
          ...[...others.slice(0, to), moved, ...others.slice(to)],
        ],
      });
    },
  );
  return (
    <>
      <ul {...listProps} aria-label={label}>
        {files.map(({ id, name, size, icon }) => {
          const isRemoved = removed.includes(id);
          return (
            <li key={id} {...itemProps(id)}>
              <FileChip
                name={name}
                size={isRemoved ? undefined : size}
                {...(icon && { icon })}
                errorMessage={isRemoved && t('files.removed')}
                actions={
                  <>
                    {buttons(id)}
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={t(isRemoved ? 'files.keep' : 'files.remove', { name })}
                      onPress={() =>
                        onChange({
                          removed: isRemoved
                            ? removed.filter((one) => one !== id)
                            : [...removed, id],
                        })
                      }
                    >
                      {t(isRemoved ? 'files.keepShort' : 'files.removeShort')}
                    </Button>
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
      {announcement}
    </>
  );
}
