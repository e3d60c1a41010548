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

/** Tags between commas: trimmed, each once, without empty ones (ADM-219–221). */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Empty until one is chosen. */
const resourceType: FormField<ResourceType | '', ResourceType, ResourceType> = {
  blank: '',
  show: (shown) => shown,
  send: (value) => value as ResourceType,
  draft: draftField.choice(['', ...RESOURCE_TYPES]),
};
/** As they are typed, with commas between them. */
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
  /** Nothing counts as 0. */
  priority: { ...formField.numberOr(0), blank: 0 },
  author_name: required(formField.text),
  author_organization: required(formField.text),
  content_url: formField.optionalText,
  thumbnail_url: formField.optionalText,
  /** In minutes. */
  duration_minutes: formField.number,
  read_time_minutes: formField.number,
  tags,
  /** The own text of an article or blog. */
  body: formField.optionalText,
  /** Ids of uploaded files. */
  attachments: formField.texts,
  featured: formField.flag,
  draft_mode: formField.flag,
} as const satisfies Record<keyof ResourceBody, unknown>;

/** The fields of a resource, of which it cannot do without six (ADM-208–213). */
export const RESOURCE_FIELDS = formFields(fields);

/** What the resource form asks for (ADM-189–203). */
export type ResourceValues = FormValues<typeof fields> & {
  /** Whether a file is on its way: until then nothing is saved (ADM-224). */
  isUploading: boolean;
};

/** A resource that nothing is known of. */
export const NEW_RESOURCE: ResourceValues = { ...RESOURCE_FIELDS.blank, isUploading: false };

/** A resource's own fields, as the form begins with them. A draft stays one unless that is changed. */
export const valuesOf = (resource: Resource): ResourceValues => ({
  ...RESOURCE_FIELDS.show({ ...resource, draft_mode: resource.approval_status === 'draft' }),
  isUploading: false,
});

/** The body that is sent; a time goes along only with its type (ADM-245, ADM-246). */
export function bodyOf(values: ResourceValues): ResourceBody {
  const body = RESOURCE_FIELDS.send(values);
  return values.resource_type === 'video'
    ? { ...body, read_time_minutes: null }
    : { ...body, duration_minutes: null };
}

/** Where what is filled in of a resource is kept; null for a new one. */
export const resourceDraftName = (id: string | null): string =>
  id === null ? 'admin.resource' : `admin.resource.${id}`;

/** How a draft of a resource is read. An upload under way was lost. */
export const RESOURCE_DRAFT: DraftFields<ResourceValues> = {
  ...RESOURCE_FIELDS.draft,
  isUploading: draftField.passing,
};
