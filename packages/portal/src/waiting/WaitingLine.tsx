import { useTexts } from '../texts.ts';
import { useAllWaiting } from './useWaiting.ts';

/**
 * Says how much waits for the connection, and how much could not be sent; announced once. Empty when
 * nothing does. To be shown on every page.
 */
// SHELL-201
export function WaitingLine({ className }: { className?: string | undefined }) {
  const { t } = useTexts();
  const items = useAllWaiting().filter(({ isMinor }) => !isMinor);
  const count = items.filter(({ refusal }) => refusal === null).length;
  const refused = items.length - count;
  return (
    <div role="status">
      {items.length > 0 && (
        <p className={className}>
          {count > 0 && t('waiting.count', { count })}
          {count > 0 && refused > 0 && ' · '}
          {refused > 0 && t('waiting.refused', { count: refused })}
        </p>
      )}
    </div>
  );
}
