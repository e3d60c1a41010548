import type { ApprovalStatus, Resource } from '@saudagar/contract';

/** What became of a resource; null where it is deleted. */
export interface ResourceNews {
  readonly id: string;
  readonly resource: Resource | null;
}

/** Resources after a change; one that is deleted or of another status by now is gone. */
export const changeManaged = (
  resources: readonly Resource[],
  { id, resource }: ResourceNews,
  { status }: { status: ApprovalStatus | '' },
): readonly Resource[] =>
  resources.flatMap((one) => {
    if (one.id !== id) return [one];
    return resource && (!status || resource.approval_status === status) ? [resource] : [];
  });
