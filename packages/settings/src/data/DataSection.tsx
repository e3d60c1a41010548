import { ARCHIVE_MINUTES } from '@saudagar/contract';
import { FailureMessage } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { Button, formatNumber, InlineMessage, LinkButton, ProgressBar } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { SettingsSection } from '../SettingsSection.tsx';
import { useTexts } from '../texts.ts';
import { provideOwnData } from './ownDataFlow.ts';

const MEGABYTE = 1_000_000;

/** Prepares an archive of the member's data, and offers it for download. */
export function DataSection() {
  const { t, locale } = useTexts();
  const actor = usePersistentActor('settings.data', provideOwnData, undefined);
  const archive = useSelector(actor, ({ context }) => context.archive);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const prepare = () => actor.send({ type: 'archive.requested' });
  return (
    <SettingsSection title={t('data.title')} text={t('data.text')}>
      {isBusy && <ProgressBar isIndeterminate label={t('data.preparing')} />}
      <FailureMessage failure={failure} title={t('data.failed')} isDetailed isAnswer />
      {archive && (
        <InlineMessage kind="success">
          {t('data.ready', { minutes: ARCHIVE_MINUTES })}
        </InlineMessage>
      )}
      <div className="sg-settings-acts">
        {archive && (
          <LinkButton href={archive.download} download variant="primary" icon={<Download />}>
            {t('data.download', {
              size: formatNumber(
                Math.max(0.1, Math.round(archive.bytes / MEGABYTE / 0.1) / 10),
                locale,
              ),
            })}
          </LinkButton>
        )}
        <Button isPending={isBusy} onPress={prepare}>
          {t(archive ? 'data.again' : 'data.prepare')}
        </Button>
      </div>
    </SettingsSection>
  );
}
