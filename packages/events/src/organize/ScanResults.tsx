import { formatCode } from '@saudagar/contract';
import { Badge } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { timeOfDay } from '../when/eventTime.ts';
import type { checkInMachine } from './checkInMachine.ts';
import type { CheckedScan, Scan } from './scans.ts';
import { useTexts } from './texts.ts';

/** Outcomes of the device's list, in the looks of the server's. */
const KNOWN = { expected: 'checkedIn', already: 'already', unknown: 'refused' } as const;

const TONES = { checkedIn: 'success', already: 'accent', refused: 'danger' } as const;

/** Results of the latest codes; the newest is announced, also while it waits (EVT-280). */
export function ScanResults({ actor }: { actor: ActorRefFrom<typeof checkInMachine> }) {
  const { t, locale } = useTexts();
  const results = useSelector(actor, ({ context }) => context.results);
  const queue = useSelector(actor, ({ context }) => context.queue);
  const [newest] = results;
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const waiting = queue.at(-1);
  // A code missing on the list may be of a later registration: while sending, the server decides.
  const known =
    waiting?.known && (isWaiting || waiting.known.type !== 'unknown') ? waiting.known : null;
  return (
    <>
      <p
        role="status"
        className="sg-check-in-newest"
        data-outcome={waiting ? known && KNOWN[known.type] : newest?.outcome}
      >
        {waiting ? waitingText(waiting.code) : newest && <ScanOutcome scan={newest} />}
      </p>
      {queue.length + results.length > 0 && (
        <ul className="sg-check-in-results" aria-label={t('checkIn.results')}>
          {[...queue].reverse().map((scan) => (
            <Row key={scan.clientId} scan={scan} name={scan.known?.name ?? undefined}>
              <Badge>{t('checkIn.outcome.waiting')}</Badge>
            </Row>
          ))}
          {results.map((scan) => (
            <Row key={scan.clientId} scan={scan} name={nameOf(scan)}>
              <Badge tone={TONES[scan.outcome]}>{t(`checkIn.outcome.${scan.outcome}`)}</Badge>
            </Row>
          ))}
        </ul>
      )}
    </>
  );

  function waitingText(scanned: string): string {
    const code = formatCode(scanned);
    if (!known) return t('checkIn.read', { code });
    if (known.type === 'unknown') return t('door.unknown', { code });
    const name = known.name ?? code;
    return known.type === 'already' && known.checkedInAt
      ? t('checkIn.again', { name, time: timeOfDay(known.checkedInAt, locale) })
      : t('door.expected', { name });
  }
}

const nameOf = ({ attendee }: CheckedScan) =>
  attendee?.member.full_name ?? attendee?.member.username ?? undefined;

/** Result of a scan, as a sentence. */
export function ScanOutcome({ scan }: { scan: CheckedScan }) {
  const { t, locale } = useTexts();
  const { outcome, detail, attendee, code } = scan;
  const name = nameOf(scan) ?? formatCode(code);
  if (outcome === 'refused') return detail ?? t('checkIn.refused', { code: formatCode(code) });
  if (outcome === 'checkedIn') return t('checkIn.welcome', { name });
  const time = timeOfDay(attendee?.checked_in_at ?? scan.scannedAt, locale);
  return t('checkIn.again', { name, time });
}

interface RowProps {
  scan: Scan;
  name?: string | undefined;
  children: ReactNode;
}

function Row({ scan, name, children }: RowProps) {
  const { locale } = useTexts();
  return (
    <li className="sg-check-in-result">
      <span className="sg-check-in-name">{name ?? formatCode(scan.code)}</span>
      <span className="sg-check-in-time">{timeOfDay(scan.scannedAt, locale)}</span>
      {children}
    </li>
  );
}
