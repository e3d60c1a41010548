import type { FileInfo } from '@saudagar/contract';
import { DocumentRow } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { usePortal } from '../PortalContext.ts';
import { useTexts } from '../texts.ts';
import { useViewActor } from '../useActors.ts';
import { provideSaving } from './savingActors.ts';

/** An uploaded document, saved by its signed address or fetched with the token (WID-072). */
export function FileDocument({ file }: { file: FileInfo }) {
  const { client } = usePortal();
  const { original_filename: name, file_size: size, urls } = file;
  if (!urls) return <FetchedDocument file={file} />;
  return <DocumentRow name={name} size={size} href={client.address(urls.download)} />;
}

function FetchedDocument({ file }: { file: FileInfo }) {
  const { t } = useTexts();
  const { id, original_filename: name, file_size: size } = file;
  const actor = useViewActor(provideSaving, { id, name });
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('fetching'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  return (
    <DocumentRow
      name={name}
      size={size}
      isSaving={isSaving}
      errorMessage={hasFailed && t('file.failed')}
      onSave={() => actor.send({ type: 'file.wanted' })}
    />
  );
}
