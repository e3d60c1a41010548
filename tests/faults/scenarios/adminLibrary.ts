import { pdf } from '../../e2e/files.ts';
import { decide, publishResource } from '../../journeys/adminLibrary.ts';
import { inDialog } from '../../journeys/dialog.ts';
import type { PageUser, Scenario } from '../scenario.ts';

const as = 'member-6';
const library = { page: '/admin/:tab', path: '/admin/resources', as };
const waiting = { page: '/admin/:tab', path: '/admin/content', as };
const title = 'Ekspor perdana: dari dokumen sampai kapal berangkat';
/** Its picture has an address that the form takes; those of other samples are drawn. */
const edited = 'Menata stok gudang tanpa aplikasi mahal';
const draft = 'Daftar periksa sebelum membuka cabang kedua';
const made = 'Kelas ekspor';
const event = 'Pasar Malam Perajin Bandung';

/** What lasts once a resource is made: it is in the list, or the list is said to be out of date. */
const isListed =
  (title: string) =>
  ({ page, say, button }: PageUser) =>
    button('admin-resources:card.edit', { title }).or(
      page.getByText(say('flows:list.refreshFailed')),
    );

/** What lasts once something is decided: it waits no longer, with no dialog over the list. */
const isDecided = ({ page, button }: PageUser) =>
  page
    .getByRole('region')
    .and(page.locator('.sg-list-view[aria-busy="false"]'))
    .filter({ hasNot: button('admin-content:approve.named', { title: event }) });

/** Opens the form of a new resource; whoever is asked for a file there gives a document. */
async function openForm(user: PageUser) {
  const { page, button, press } = user;
  await press(button('admin-resources:add'));
  page.removeAllListeners('filechooser');
  page.on('filechooser', (chooser) => void chooser.setFiles(pdf('modul.pdf')));
}

export const scenarios: readonly Scenario[] = [
  {
    ...library,
    does: 'open the managed library',
    done: ({ button }) => button('admin-resources:card.edit', { title }),
  },
  {
    ...library,
    does: 'make a resource',
    ...publishResource(made),
    done: isListed(made),
  },
  {
    ...library,
    does: 'attach a document to a resource',
    reach: openForm,
    press: ({ button }) => button('files:upload.choose.any_other'),
    done: ({ page, say }) =>
      page.getByRole('list', { name: say('admin-resources:form.attached') }).getByText('modul.pdf'),
    // Its own row says what became of it.
    failureMessage: ({ page, say, button }) =>
      button('files:file.retry', { name: 'modul.pdf' })
        .or(page.getByText(say('files:file.failed')))
        .or(page.getByText(say('files:file.missing'))),
  },
  {
    ...library,
    does: 'edit a resource',
    reach: (user) => user.press(user.button('admin-resources:card.edit', { title: edited })),
    fill: ({ field, write }) => write(field('admin-resources:form.author_name'), 'Hendra'),
    press: (user) => inDialog(user, 'admin-resources:form.update'),
    done: ({ page, say }) => page.getByText(say('admin-resources:form.updated')),
  },
  {
    ...library,
    does: 'publish a draft',
    press: ({ button }) => button('admin-resources:card.publishNamed', { title: draft }),
    done: ({ page, say }) => page.getByText(say('admin-resources:card.published')),
  },
  {
    ...library,
    does: 'unpublish a resource',
    press: ({ button }) => button('admin-resources:card.unpublishNamed', { title }),
    done: ({ page, say }) => page.getByText(say('admin-resources:card.unpublished')),
  },
  {
    ...library,
    does: 'delete a resource',
    reach: (user) => user.press(user.button('admin-resources:card.delete', { title })),
    press: (user) => inDialog(user, 'admin-resources:delete.action'),
    done: ({ page, say }) => page.getByText(say('admin-resources:delete.done')),
  },
  {
    ...waiting,
    does: 'open what waits for approval',
    done: ({ button }) => button('admin-content:approve.named', { title: event }),
  },
  { ...waiting, does: 'approve an event', ...decide('approve', event), done: isDecided },
  { ...waiting, does: 'reject an event', ...decide('reject', event), done: isDecided },
];
