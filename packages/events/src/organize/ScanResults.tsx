import { formatCode } from '@saudagar/contract';
import { Badge } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { timeOfDay } from '../when/eventTime.ts';
import type { checkInMachine } from './checkInMachine.ts';
import type { CheckedScan, Scan } from './scans.ts';
import { useTexts } from './texts.ts';

const TONES = { checkedIn: 'success', already: 'accent', refused: 'danger' } as const;

/** Results of the latest codes; the newest is announced, also while it waits (EVT-280). */
export function ScanResults({ actor }: { actor: ActorRefFrom<typeof checkInMachine> }) {
  const { t } = useTexts();
  const results = useSelector(actor, ({ context }) => context.results);
  const queue = useSelector(actor, ({ context }) => context.queue);
  const [newest] = results;
  const waiting = queue.at(-1);
  return (
    <>
      <p
        role="status"
        className="sg-check-in-newest"
        data-outcome={waiting ? undefined : newest?.outcome}
      >
        {waiting
          ? t('checkIn.read', { code: formatCode(waiting.code) })
          : newest && <ScanOutcome scan={newest} />}
      </p>
      {queue.length + results.length > 0 && (
        <ul className="sg-check-in-results" aria-label={t('checkIn.results')}>
          {[...queue].reverse().map((scan) => (
            <Row key={scan.clientId} scan={scan}>
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
