import type { Resource, ResourceBody } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';
import { resourceErrors } from './resourceErrors.ts';
import { bodyOf, type ResourceValues } from './resourceValues.ts';

/** Makes a resource, or changes the one whose id is given (ADM-188). */
export const resourceFormMachine = formMachine<
  ResourceValues,
  ResourceBody,
  Resource,
  { id: string | null }
>({
  id: 'resourceForm',
  validate: (values) => resourceErrors(values),
  toWire: (values) => bodyOf(values),
});
