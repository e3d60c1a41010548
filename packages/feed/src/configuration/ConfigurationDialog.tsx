import type { PostFilter, PostSort } from '@saudagar/contract';
import { usePortal, useStored } from '@saudagar/portal';
import { Button, Dialog, RadioGroup, Select, Switch, TagInput } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import {
  DEFAULT_CONFIGURATION,
  DISPLAY_MODES,
  type FeedConfiguration,
  keywordsOf,
  offeredFilters,
  POSTS_PER_LOAD,
  REFRESH_INTERVALS,
  SORTS,
} from './feedConfiguration.ts';
import { HiddenMembers } from './HiddenMembers.tsx';
import { storedConfiguration } from './storedConfiguration.ts';

interface ConfigurationDialogProps {
  onClose: () => void;
}

/** The feed's settings, applied as soon as they are changed (FEED-176–207). */
export function ConfigurationDialog({ onClose }: ConfigurationDialogProps) {
  const { t } = useTexts();
  const stored = usePortal().stored(storedConfiguration);
  const configuration = useStored(stored);
  const set = (change: Partial<FeedConfiguration>) => stored.write({ ...configuration, ...change });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('configuration.title')}
      footer={
        <>
          <Button variant="quiet" onPress={() => stored.write(DEFAULT_CONFIGURATION)}>
            {t('configuration.reset')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t('configuration.done')}
          </Button>
        </>
      }
    >
      <div className="sg-feed-configuration">
        <p className="sg-feed-configuration-note">{t('configuration.note')}</p>
        <Select
          label={t('configuration.sort')}
          value={configuration.sortBy}
          onChange={(sortBy) => set({ sortBy: sortBy as PostSort })}
          options={SORTS.map((id) => ({ id, label: t(`sort.${id}`) }))}
        />
        <Select
          label={t('configuration.filter')}
          value={configuration.filterBy}
          onChange={(filterBy) => set({ filterBy: filterBy as PostFilter })}
          options={offeredFilters(configuration.filterBy).map((id) => ({
            id,
            label: t(`filter.${id}`),
          }))}
        />
        <RadioGroup
          label={t('configuration.display')}
          value={configuration.displayMode}
          onChange={(displayMode) => set({ displayMode })}
          options={DISPLAY_MODES.map((id) => ({
            id,
            label: t(`display.${id}`),
            description: t(`displayHint.${id}`),
          }))}
        />
        <Select
          label={t('configuration.perLoad')}
          value={String(configuration.postsPerLoad)}
          onChange={(count) => set({ postsPerLoad: Number(count) })}
          options={POSTS_PER_LOAD.map((count) => ({ id: String(count), label: String(count) }))}
        />
        <Switch
          isSelected={configuration.autoRefresh}
          onChange={(autoRefresh) => set({ autoRefresh })}
          description={t('configuration.autoRefreshHint')}
        >
          {t('configuration.autoRefresh')}
        </Switch>
        <Select
          label={t('configuration.interval')}
          isDisabled={!configuration.autoRefresh}
          value={String(configuration.refreshInterval)}
          onChange={(interval) => set({ refreshInterval: Number(interval) })}
          options={REFRESH_INTERVALS.map((interval) => ({
            id: String(interval),
            label:
              interval < 60_000
                ? t('interval.seconds', { count: interval / 1000 })
                : t('interval.minutes', { count: interval / 60_000 }),
          }))}
        />
        <TagInput
          label={t('configuration.words')}
          description={t('configuration.wordsHint')}
          value={configuration.hideKeywords}
          onChange={(words) => set({ hideKeywords: keywordsOf(words) })}
          hasAddButton
        />
        <HiddenMembers
          members={configuration.hideUsers}
          onChange={(hideUsers) => set({ hideUsers })}
        />
      </div>
    </Dialog>
  );
}
