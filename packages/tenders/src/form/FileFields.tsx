import { TENDER_FILES_MAX } from '@saudagar/contract';
import { DocumentRow, FileChooser } from '@saudagar/files';
import { type FieldsActor, useField } from '@saudagar/flows/react';
import { IconButton } from '@saudagar/ui';
import X from 'lucide-react/icons/x';
import type { TenderValues } from './tenderValues.ts';
import { useTexts } from './texts.ts';

interface FileFieldsProps {
  actor: FieldsActor<Pick<TenderValues, 'files' | 'kept'>>;
  description?: string;
}

/** Documents of a tender or proposal, chosen now and uploaded when the form is sent (WID-040–053). */
export function FileFields({ actor, description }: FileFieldsProps) {
  const { t } = useTexts();
  const field = useField(actor, () => '');
  const files = field('files');
  const kept = field('kept');
  return (
    <>
      {kept.value.length > 0 && (
        <ul className="sg-tender-kept" aria-label={t('fields.keptFiles')}>
          {kept.value.map(({ id, name }) => (
            <li key={id} className="sg-tender-line">
              <DocumentRow name={name} />
              <IconButton
                aria-label={t('fields.removeFile', { name })}
                isDisabled={kept.isReadOnly}
                onPress={() => kept.onChange(kept.value.filter((one) => one.id !== id))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <FileChooser
        label={t('fields.files')}
        description={description}
        type="document"
        maxFiles={Math.max(0, TENDER_FILES_MAX - kept.value.length)}
        files={files.value}
        onChange={files.onChange}
      />
    </>
  );
}
