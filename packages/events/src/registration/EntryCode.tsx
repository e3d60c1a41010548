import { formatCode, isDrawnCode } from '@saudagar/contract';
import { usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { QrCode } from './QrCode.tsx';

/** The entry code: drawn from the server's text, and written out for typing (EVT-094). */
export function EntryCode({ code, title }: { code: string; title: string }) {
  const { t } = useTexts();
  const { client } = usePortal();
  if (isDrawnCode(code))
    return <img className="sg-event-qr" src={client.address(code)} alt={t('code', { title })} />;
  return (
    <div className="sg-event-code">
      <QrCode value={code} title={title} />
      <p className="sg-event-code-text">{formatCode(code)}</p>
      <p className="sg-event-note">{t('ticket.show')}</p>
    </div>
  );
}
