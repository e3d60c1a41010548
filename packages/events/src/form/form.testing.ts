import { screen, userEvent, within } from 'storybook/test';

/** Queries within an element. */
export type Found = ReturnType<typeof within>;

/** Returns the open dialog with the given name. */
export const dialogOf = async (name: string | RegExp): Promise<Found> =>
  within(await screen.findByRole('dialog', { name }));

/** Types a date and time segment by segment, `12052026` and `0730PM`, into the labelled field. */
export async function typeMoment(dialog: Found, label: string, keys: string): Promise<void> {
  const group = within(dialog.getByRole('group', { name: new RegExp(`^${label}`) }));
  await userEvent.click(group.getByRole('spinbutton', { name: /^month/ }));
  await userEvent.keyboard(keys);
}

/** Fills in title, description and type of an event. */
export async function fillAbout(dialog: Found, title = 'Kelas Membatik'): Promise<void> {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), title);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Tiga jam praktik.');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Event type' }), 'Workshop');
}

/** Fills in times and location of an event. */
export async function fillWhen(dialog: Found): Promise<void> {
  await typeMoment(dialog, 'Start', '120520260900AM');
  await typeMoment(dialog, 'End', '120520261200PM');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Location' }), 'Solo');
}

/** Fills in the required fields of an event. */
export async function fillRequired(dialog: Found, title = 'Kelas Membatik'): Promise<void> {
  await fillAbout(dialog, title);
  await fillWhen(dialog);
}

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);

/** A PNG file with the given name. */
export const png = (name: string) => new File([PNG], name, { type: 'image/png' });
/** A PDF file with the given name. */
export const pdf = (name: string) => new File(['%PDF-1.7\n%'], name, { type: 'application/pdf' });

/** Chooses files in the labelled group. */
export async function chooseIn(dialog: Found, label: string, ...files: File[]): Promise<void> {
  const group: HTMLElement = dialog.getByRole('group', { name: label });
  const input = group.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error(`Nothing to choose files with in ${label}`);
  await userEvent.upload(input, files, { applyAccept: false });
}
