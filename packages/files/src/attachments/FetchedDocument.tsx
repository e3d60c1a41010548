import type { FileInfo } from '@saudagar/contract';
import { useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { provideSaving } from './savingFlow.ts';

/** A document without an address of its own. */
export function FetchedDocument({ file }: { file: FileInfo }) {
  const { t } = useTexts();
  const { id, original_filename: name, file_size: size, description } = file;
  const actor = useViewActor(provideSaving, { id, name });
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('fetching'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  return (
    <DocumentRow
      name={name}
      size={size}
      description={description}
      isSaving={isSaving}
      errorMessage={hasFailed && t('file.failed')}
      onSave={() => actor.send({ type: 'file.wanted' })}
    />
  );
}
