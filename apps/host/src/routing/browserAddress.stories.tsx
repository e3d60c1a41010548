import { choiceField, textField, useAddress } from '@saudagar/flows/react';
import { createMemoryStorage, memoryDraftStorage, PortalProvider } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { Button, TextField } from '@saudagar/ui';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { browserAddress } from './browserAddress.ts';

const fields = { tab: choiceField(['all', 'mine'], 'all'), search: textField };

/** A view with a tab and a search, and a button that remounts it, as a reload does. */
function View() {
  const [generation, setGeneration] = useState(0);
  return (
    <>
      <Shelves key={generation} />
      <Button onPress={() => setGeneration(generation + 1)}>Reload</Button>
    </>
  );
}

function Shelves() {
  const [{ tab, search }, change] = useAddress(fields);
  return (
    <>
      <p>Showing {tab}</p>
      <Button onPress={() => change({ tab: 'mine' })}>Mine</Button>
      <TextField
        label="Search"
        value={search}
        onChange={(text) => change({ search: text }, 'replace')}
      />
    </>
  );
}

const portal = {
  baseUrl: 'https://api.example.com',
  session: { read: () => null, write: () => {}, clear: () => {}, subscribe: () => () => {} },
  storage: createMemoryStorage(),
  draftStorage: memoryDraftStorage(),
};

/** View state in the browser's address. */
const meta = preview.meta({
  title: 'Back and reload (browser address)',
  component: View,
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <PortalProvider {...portal} address={browserAddress}>
        <Story />
      </PortalProvider>
    ),
  ],
});

/** Tab and search are part of the URL; Back reverts the tab, and a remount shows the same. */
export const KeptAcrossBackAndReload = meta.story({
  name: 'Tab and search kept by Back and reload',
  beforeEach() {
    const before = window.location.href;
    return () => window.history.replaceState(null, '', before);
  },
  async play({ canvas, userEvent }) {
    const searchOf = () => new URLSearchParams(window.location.search);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mine' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'batik');
    await expect(searchOf().get('tab')).toBe('mine');
    await expect(searchOf().get('search')).toBe('batik');

    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(canvas.getByText('Showing mine')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('batik');

    window.history.back();
    await expect(await canvas.findByText('Showing all')).toBeVisible();
    window.history.forward();
    await expect(await canvas.findByText('Showing mine')).toBeVisible();
    await waitFor(() => expect(searchOf().get('search')).toBe('batik'));
  },
});
