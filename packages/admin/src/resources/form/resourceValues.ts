import {
  RESOURCE_TYPES,
  type Resource,
  type ResourceBody,
  type ResourceCategory,
  type ResourceType,
} from '@saudagar/contract';
import {
  type DraftFields,
  draftField,
  type FormField,
  type FormValues,
  formField,
  formFields,
} from '@saudagar/flows';

/** Splits tags at commas: trimmed, without duplicates or empty ones (ADM-219–221). */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Empty until a type is chosen. */
const resourceType: FormField<ResourceType | '', ResourceType, ResourceType> = {
  blank: '',
  show: (shown) => shown,
  send: (value) => value as ResourceType,
  draft: draftField.choice(['', ...RESOURCE_TYPES]),
};
/** As typed, separated by commas. */
const tags: FormField<string, readonly string[], string[]> = {
  ...formField.text,
  show: (shown) => shown.join(', '),
  send: tagsOf,
};

const { required } = formField;
const fields = {
  title: required(formField.text),
  resource_type: required(resourceType),
  description: required(formField.text),
  category: required(formField.choice<ResourceCategory>()),
  /** An empty field counts as 0. */
  priority: { ...formField.numberOr(0), blank: 0 },
  author_name: required(formField.text),
  author_organization: required(formField.text),
  content_url: formField.optionalText,
  thumbnail_url: formField.optionalText,
  /** Minutes. */
  duration_minutes: formField.number,
  read_time_minutes: formField.number,
  tags,
  /** Text of an article or blog. */
  body: formField.optionalText,
  /** Ids of uploaded files. */
  attachments: formField.texts,
  featured: formField.flag,
  draft_mode: formField.flag,
} as const satisfies Record<keyof ResourceBody, unknown>;

/** Fields of a resource, six of them required (ADM-208–213). */
export const RESOURCE_FIELDS = formFields(fields);

/** Values of the resource form (ADM-189–203). */
export type ResourceValues = FormValues<typeof fields> & {
  /** True while a file is uploading, which disables saving (ADM-224). */
  isUploading: boolean;
};

/** Values of an empty resource form. */
export const NEW_RESOURCE: ResourceValues = { ...RESOURCE_FIELDS.blank, isUploading: false };

/** Returns a resource's fields as form values; a draft stays a draft unless changed. */
export const valuesOf = (resource: Resource): ResourceValues => ({
  // An edit that waits for approval goes on from where it was left.
  ...RESOURCE_FIELDS.show({
    ...resource,
    ...(resource.revision?.changes as Partial<Resource>),
    draft_mode: resource.approval_status === 'draft',
  }),
  isUploading: false,
});

/** Returns the request body; a duration is sent only with its type (ADM-245, ADM-246). */
export function bodyOf(values: ResourceValues): ResourceBody {
  const body = RESOURCE_FIELDS.send(values);
  return values.resource_type === 'video'
    ? { ...body, read_time_minutes: null }
    : { ...body, duration_minutes: null };
}

/** Returns the storage name of a draft; null for a new resource. */
export const resourceDraftName = (id: string | null): string =>
  id === null ? 'admin.resource' : `admin.resource.${id}`;

/** Reads a draft of a resource; an interrupted upload is dropped. */
export const RESOURCE_DRAFT: DraftFields<ResourceValues> = {
  ...RESOURCE_FIELDS.draft,
  isUploading: draftField.passing,
};
