import { formMachine } from '@saudagar/flows';

/** Ids of the lists that hold a resource. */
export interface SaveValues {
  listIds: readonly string[];
}

/** Puts a resource into lists of the member's, and takes it out of others (RES-049). */
export const saveMachine = formMachine<
  SaveValues,
  { list_ids: string[] },
  { saved_lists: string[] },
  { id: string }
>({
  id: 'saveResource',
  validate: () => ({}),
  toWire: ({ listIds }) => ({ list_ids: [...listIds] }),
});
