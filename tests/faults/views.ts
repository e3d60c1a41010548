import type { Locale } from '@saudagar/contract';
import { drawn } from '../../scripts/checks/sample.ts';
import type { Task } from './tasks.ts';

/** A language and the size of a window, in px. */
export interface View {
  language: Locale;
  width: number;
  height: number;
}

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** The view in which calls are recorded first. */
export const WIDE_ENGLISH: View = { ...WIDE, language: 'en' };
const VIEWS: readonly View[] = [
  WIDE_ENGLISH,
  { ...WIDE, language: 'id' },
  { ...PHONE, language: 'en' },
  { ...PHONE, language: 'id' },
];

/** Distributes calls among the views in turn, in an order that the seed decides. */
export function dealt<Call extends readonly Task[]>(
  seed: string,
  tasks: readonly Call[],
): Map<View, Call[]> {
  const order = drawn(seed, tasks, ([first]) => `${first?.scenario.page} ${first?.endpoint.name}`);
  return Map.groupBy(order, (_, index) => VIEWS[index % VIEWS.length] as View);
}
