/** A `ref` for a field that appears because somebody asked for it: it has the focus at once. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
