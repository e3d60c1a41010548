import type { FileInfo } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { loadable, OnDemand } from '@saudagar/ui';
import { DocumentRow } from './DocumentRow.tsx';

const fetched = loadable(async () => (await import('./FetchedDocument.tsx')).FetchedDocument);

/** An uploaded document, opened and saved by signed address or fetched with the token (WID-072). */
export function FileDocument({ file }: { file: FileInfo }) {
  const { client } = usePortal();
  const { original_filename: name, file_size: size, description, urls } = file;
  const details = { name, size, description };
  if (urls) {
    return (
      <DocumentRow
        {...details}
        href={client.address(urls.full)}
        download={client.address(urls.download)}
      />
    );
  }
  return (
    <OnDemand part={fetched} fallback={<DocumentRow {...details} />}>
      <fetched.View file={file} />
    </OnDemand>
  );
}
