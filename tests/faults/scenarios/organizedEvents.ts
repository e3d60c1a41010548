import type { PageUser, Scenario } from '../scenario.ts';

const NAME = 'Agus Salim';
const PICTURE = 'spanduk.png';
const PDF = 'jadwal.pdf';
const own = { page: '/events/:id', path: '/events/event-01' };

const dialog = ({ page }: PageUser) => page.getByRole('dialog').last();
const inDialog = (user: PageUser, key: string) =>
  dialog(user).getByRole('button', { name: user.say(key), exact: true });

async function openEdit({ button }: PageUser) {
  await button('events:manage.edit').click();
  await button('events-form:edit.submit').waitFor();
}

async function openAttendees(user: PageUser) {
  await user.button('events:manage.attendees').click();
  await user.page.getByRole('article', { name: NAME }).waitFor();
}

/** Types a date and time segment by segment, as `120520260900AM`. */
async function typeMoment({ page, say }: PageUser, key: string, keys: string) {
  const parts = page.getByRole('group', { name: say(key) });
  await parts.getByRole('spinbutton').first().focus();
  await page.keyboard.type(keys);
}

async function fillRequired(user: PageUser) {
  const { page, say, field } = user;
  await field('events-form:fields.title').fill('Kelas tenun');
  await field('events-form:fields.description').fill('Dua jam menenun bersama.');
  await page
    .getByRole('combobox', { name: say('events-form:fields.event_type') })
    .selectOption('Workshop');
  await typeMoment(user, 'events-form:fields.start_date', '120520260900AM');
  await typeMoment(user, 'events-form:fields.end_date', '120520261200PM');
  await field('events-form:fields.location').fill('Solo');
}

/** An image of one pixel, and the beginning of a document: the bytes a server checks. */
const CONTENTS = {
  [PICTURE]: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  [PDF]: Buffer.from('%PDF-1.7'),
};

const choose = (
  { page, say }: PageUser,
  key: string,
  name: keyof typeof CONTENTS,
  mimeType: string,
) =>
  page
    .getByRole('group', { name: say(key), exact: true })
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType, buffer: CONTENTS[name] as Buffer });

export const scenarios: readonly Scenario[] = [
  {
    ...own,
    does: 'open the form of an event',
    press: ({ button }) => button('events:manage.edit'),
    done: ({ button }) => button('events-form:edit.submit'),
  },
  {
    ...own,
    does: 'edit an event',
    reach: openEdit,
    fill: ({ field }) => field('events-form:fields.venue').fill('Gedung Agung'),
    press: (user) => inDialog(user, 'events-form:edit.submit'),
    done: ({ page, say }) => page.getByText(say('events-form:edit.done', { n: '1' })),
  },
  {
    ...own,
    does: 'read the edits of an event',
    reach: openEdit,
    press: ({ button }) => button('events-form:history.open'),
    done: ({ page }) => page.getByText('Gedung Societet'),
  },
  {
    ...own,
    does: 'see the attendees',
    press: ({ button }) => button('events:manage.attendees'),
    done: ({ page }) => page.getByRole('article', { name: NAME }),
  },
  {
    ...own,
    does: 'check an attendee in',
    reach: async (user) => {
      await openAttendees(user);
      await user.page
        .getByRole('button', {
          name: user.say('events-organize:attendees.checkInOf', { name: NAME }),
        })
        .click();
    },
    press: ({ button }) => button('events-organize:otherDay.confirm'),
    done: ({ page, say }) =>
      page
        .getByRole('article', { name: NAME })
        .getByText(new RegExp(say('events-organize:attendees.checkedIn', { time: '' }).trim())),
  },
  {
    ...own,
    does: 'save the attendees as CSV',
    reach: openAttendees,
    press: ({ button }) => button('events-organize:attendees.export'),
    done: ({ button }) => button('events-organize:attendees.export'),
    isTraceless: true,
  },
  {
    ...own,
    does: 'write to all who registered',
    reach: async (user) => {
      await openAttendees(user);
      await user.button('events-organize:message.open').click();
    },
    fill: (user) => dialog(user).getByRole('textbox').fill('Pintu buka pukul delapan.'),
    press: (user) => inDialog(user, 'events-organize:message.send'),
    done: ({ page, say }) =>
      page.getByText(new RegExp(say('events-organize:message.done_other', { count: '\\d+' }))),
  },
  {
    page: '/events',
    does: 'make an event with a picture and a document',
    reach: ({ page, say }) =>
      page
        .getByRole('button', { name: say('events:manage.create') })
        .first()
        .click(),
    fill: async (user) => {
      await fillRequired(user);
      await choose(user, 'events-form:fields.banner', PICTURE, 'image/png');
      await choose(user, 'events-form:fields.documents', PDF, 'application/pdf');
    },
    keeps: [PICTURE, PDF],
    press: (user) => inDialog(user, 'events-form:create.submit'),
    // The notice disappears; the event stays in the list, or the list is reported stale.
    done: ({ page, say }) =>
      page
        .getByText(say('events-form:create.doneWith', { names: `${PICTURE}, ${PDF}` }))
        .or(page.locator('main').getByText('Kelas tenun'))
        .or(page.getByText(say('flows:list.refreshFailed'))),
  },
  {
    ...own,
    does: 'take a picture off an event',
    reach: openEdit,
    fill: ({ page, say }) =>
      page
        .getByRole('group', { name: say('events-form:files.current') })
        .getByRole('button', { name: new RegExp(say('events-form:files.remove', { name: '.+' })) })
        .first()
        .click(),
    press: (user) => inDialog(user, 'events-form:edit.submit'),
    // The notice disappears. The event is saved when no form is over it, or when only its files
    // failed.
    done: ({ page, button, say }) =>
      button('events:manage.edit')
        .or(page.getByText(say('events-form:files.unremoved')))
        .or(page.getByText(new RegExp(say('events-form:files.unchanged', { reason: '.+' })))),
  },
];
