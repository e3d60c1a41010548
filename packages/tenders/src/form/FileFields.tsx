import { MEGABYTE, TENDER_FILES, TENDER_FILES_MAX } from '@saudagar/contract';
import { DocumentRow, FileChooser } from '@saudagar/files';
import { type FormActor, SendingProgress, useField } from '@saudagar/flows/react';
import { IconButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import type { TenderValues } from './tenderValues.ts';
import { useTexts } from './texts.ts';

interface FileFieldsProps {
  actor: FormActor<Pick<TenderValues, 'files' | 'existingFiles'>>;
}

/** Maximum megabytes of a file, by type. */
const TAKEN = {
  image: TENDER_FILES.maxBytes.image / MEGABYTE,
  document: TENDER_FILES.maxBytes.document / MEGABYTE,
};

/** Files of a tender or proposal, chosen now and uploaded on submit (WID-040–053, TND-151). */
export function FileFields({ actor }: FileFieldsProps) {
  const { t } = useTexts();
  const field = useField(actor, () => '');
  const files = field('files');
  const existingFiles = field('existingFiles');
  const progress = useSelector(actor, ({ context }) => context.progress);
  return (
    <>
      {existingFiles.value.length > 0 && (
        <ul className="sg-tender-existing-files" aria-label={t('fields.existingFiles')}>
          {existingFiles.value.map(({ id, name }) => (
            <li key={id} className="sg-tender-line">
              <DocumentRow name={name} />
              <IconButton
                aria-label={t('fields.removeFile', { name })}
                isDisabled={existingFiles.isReadOnly}
                onPress={() =>
                  existingFiles.onChange(existingFiles.value.filter((one) => one.id !== id))
                }
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <FileChooser
        label={t('fields.files')}
        type="any"
        category="tenders"
        isDescribable={false}
        isSentWhenChosen
        description={t('fields.filesHint', {
          ...TAKEN,
          count: TENDER_FILES_MAX,
        })}
        maxFiles={Math.max(0, TENDER_FILES_MAX - existingFiles.value.length)}
        files={files.value}
        onChange={files.onChange}
        upload={progress}
      />
      <SendingProgress actor={actor} />
    </>
  );
}
