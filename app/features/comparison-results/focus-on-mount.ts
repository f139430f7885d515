/** A `ref` that focuses a field when it mounts; for fields that a user action opens. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
