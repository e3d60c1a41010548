/** How a resource is opened. */
export interface ResourceLinks {
  /** Opens a resource, where there is no address. @default opened in place */
  onOpen?: ((id: string) => void) | undefined;
}
