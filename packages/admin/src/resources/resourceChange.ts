import type { ApprovalStatus, Resource } from '@saudagar/contract';

/** A change of a resource; null when it is deleted. */
export interface ResourceNews {
  readonly id: string;
  readonly resource: Resource | null;
}

/** Applies a change to resources; drops one that is deleted or no longer matches the status. */
export const changeManaged = (
  resources: readonly Resource[],
  { id, resource }: ResourceNews,
  { status }: { status: ApprovalStatus | '' },
): readonly Resource[] =>
  resources.flatMap((one) => {
    if (one.id !== id) return [one];
    return resource && (!status || resource.approval_status === status) ? [resource] : [];
  });
