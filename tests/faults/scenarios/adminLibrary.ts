import { decide, publishResource } from '../../journeys/adminLibrary.ts';
import { inDialog } from '../../journeys/dialog.ts';
import type { Scenario } from '../scenario.ts';

const as = 'member-6';
const library = { page: '/admin/:tab', path: '/admin/resources', as };
const waiting = { page: '/admin/:tab', path: '/admin/content', as };
const title = 'Ekspor perdana: dari dokumen sampai kapal berangkat';
const draft = 'Daftar periksa sebelum membuka cabang kedua';
const event = 'Pasar Malam Perajin Bandung';

export const scenarios: readonly Scenario[] = [
  {
    ...library,
    does: 'open the managed library',
    done: ({ button }) => button('admin:card.edit', { title }),
  },
  { ...library, does: 'make a resource', ...publishResource('Kelas ekspor') },
  {
    ...library,
    does: 'edit a resource',
    reach: (hands) => hands.press(hands.button('admin:card.edit', { title })),
    fill: ({ field, write }) => write(field('admin:form.author_name'), 'Hendra'),
    press: (hands) => inDialog(hands, 'admin:form.update'),
    done: ({ page, say }) => page.getByText(say('admin:form.updated')),
  },
  {
    ...library,
    does: 'publish a draft',
    press: ({ button }) => button('admin:card.publishNamed', { title: draft }),
    done: ({ page, say }) => page.getByText(say('admin:card.published')),
  },
  {
    ...library,
    does: 'unpublish a resource',
    press: ({ button }) => button('admin:card.unpublishNamed', { title }),
    done: ({ page, say }) => page.getByText(say('admin:card.unpublished')),
  },
  {
    ...library,
    does: 'delete a resource',
    reach: (hands) => hands.press(hands.button('admin:card.delete', { title })),
    press: (hands) => inDialog(hands, 'admin:delete.action'),
    done: ({ page, say }) => page.getByText(say('admin:delete.done')),
  },
  {
    ...waiting,
    does: 'open what waits for approval',
    done: ({ button }) => button('admin:approve.named', { title: event }),
  },
  { ...waiting, does: 'approve an event', ...decide('approve', event) },
  { ...waiting, does: 'reject an event', ...decide('reject', event) },
];
