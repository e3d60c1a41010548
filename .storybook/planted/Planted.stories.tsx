import preview from '@saudagar/storybook/preview';
import { Button, Dialog, defineTexts } from '@saudagar/ui';
import { expect } from 'storybook/test';

/**
 * Stories with planted faults: `scripts/stories/plantedFaults.ts` checks that each is found, for
 * its own reason. They are neither shown nor run with the others.
 */
function Plant({ label }: { label: string }) {
  return <p>{label}</p>;
}

const meta = preview.meta({
  component: Plant,
  args: { label: 'Planted' },
  tags: ['planted', '!test', '!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const PrintedError = meta.story({
  play: () => console.error('planted error'),
});

export const PrintedWarning = meta.story({
  play: () => console.warn('planted warning'),
});

export const UncaughtError = meta.story({
  play() {
    setTimeout(() => {
      throw new Error('planted uncaught error');
    });
  },
});

export const UnhandledRejection = meta.story({
  play: () => void Promise.reject(new Error('planted rejection')),
});

export const UnexpectedRequest = meta.story({
  play: async () => void (await fetch('/api/planted')),
});

export const ForeignRequest = meta.story({
  play: () => void fetch('https://planted.example/').catch(() => {}),
});

export const Inaccessible = meta.story({
  // biome-ignore lint/a11y/useAltText: this is the fault to be found
  render: () => <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />,
});

export const FailedPlay = meta.story({
  play() {
    throw new Error('planted play');
  },
});

/** It never appears, however long the wait. */
export const NeverVisible = meta.story({
  render: ({ label }) => <p style={{ opacity: 0 }}>{label}</p>,
  play: async ({ canvas }) => expect(canvas.getByText('Planted')).toBeVisible(),
});

export const MissingPicture = meta.story();

/** Its saved picture is older: the label has changed. */
export const ChangedPicture = meta.story();

const useTexts = defineTexts('planted', async (locale) => ({
  default: { label: locale === 'en' ? 'Fits in English' : 'Cukup' },
}));

function NarrowLabel() {
  const { t } = useTexts();
  return (
    <p style={{ inlineSize: '8em', overflow: 'hidden', whiteSpace: 'nowrap' }}>{t('label')}</p>
  );
}

/** Longer words are cut off without a sign. */
export const NoRoomForWords = meta.story({
  tags: ['phone'],
  render: () => <NarrowLabel />,
});

/** The primary button comes before the others, and is disabled for no given reason. */
export const WrongFooter = meta.story({
  render: ({ label }) => (
    <Dialog
      isOpen
      title={label}
      footer={
        <>
          <Button variant="primary" isDisabled>
            Save
          </Button>
          <Button slot="close">Cancel</Button>
        </>
      }
    >
      {label}
    </Dialog>
  ),
});

/** Its first item begins too low. */
export const LowList = meta.story({
  tags: ['list', 'no-picture'],
  render: ({ label }) => (
    <ul className="sg-items" style={{ marginBlockStart: 150 }}>
      <li>{label}</li>
    </ul>
  ),
});
