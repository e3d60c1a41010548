import type { Event } from '@saudagar/contract';
import { minutesAgo } from '../../core/time.ts';

/** Builds a free workshop in a week, with places left. */
export function buildEvent(overrides: Partial<Event> = {}): Event {
  return {
    id: 'event-1',
    title: 'Kelas foto produk dengan ponsel',
    description:
      'Belajar memotret produk dengan cahaya jendela dan ponsel. Bawa satu produk andalan Anda.',
    event_type: 'Workshop',
    start_date: minutesAgo(-60 * 24 * 7),
    end_date: minutesAgo(-60 * 24 * 7 - 180),
    location: 'Yogyakarta',
    venue: 'Rumah Kreatif Kotagede',
    max_attendees: 40,
    current_attendees: 0,
    price: 0,
    currency: 'IDR',
    tags: ['foto produk'],
    links: [],
    registered_only: false,
    banner_image_url: null,
    organizer_id: 'member-1',
    organizer_name: 'Siti Rahmawati',
    status: 'active',
    cancelled_at: null,
    is_cancelled_by_staff: false,
    registrations_count: overrides.current_attendees ?? 0,
    waitlist_count: 0,
    sequence: 0,
    created_at: minutesAgo(60 * 24 * 20),
    updated_at: minutesAgo(60 * 24 * 20),
    approval_status: 'approved',
    ...overrides,
  };
}
