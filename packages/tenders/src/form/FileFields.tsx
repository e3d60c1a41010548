import { TENDER_FILES_MAX } from '@saudagar/contract';
import { DocumentRow, FileChooser } from '@saudagar/files';
import { type FormActor, SendingProgress, useField } from '@saudagar/flows/react';
import { IconButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import type { TenderValues } from './tenderValues.ts';
import { useTexts } from './texts.ts';

interface FileFieldsProps {
  actor: FormActor<Pick<TenderValues, 'files' | 'kept'>>;
}

/** Documents of a tender or proposal, chosen now and uploaded on submit (WID-040–053). */
export function FileFields({ actor }: FileFieldsProps) {
  const { t } = useTexts();
  const field = useField(actor, () => '');
  const files = field('files');
  const kept = field('kept');
  const progress = useSelector(actor, ({ context }) => context.progress);
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
        type="document"
        maxFiles={Math.max(0, TENDER_FILES_MAX - kept.value.length)}
        files={files.value}
        onChange={files.onChange}
        upload={progress}
      />
      <SendingProgress actor={actor} />
    </>
  );
}
