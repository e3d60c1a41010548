import { SAVED_LIST_NAME_MAX, type SavedList } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

/** Makes a list, or renames the one whose id is given. */
export const listNameMachine = formMachine<
  { name: string },
  { name: string },
  SavedList,
  { id: string | null }
>({
  id: 'listName',
  validate: ({ name }) => {
    if (name.trim() === '') return { name: { rule: 'nameRequired' } };
    return name.trim().length > SAVED_LIST_NAME_MAX ? { name: { rule: 'nameLong' } } : {};
  },
  toWire: ({ name }) => ({ name: name.trim() }),
});
