/** Moves the focus to the heading, so that keyboard and screen reader start there; without a heading to the element itself. */
export const focusHeading = (within: HTMLElement | null, options?: FocusOptions): void => {
  const heading = within?.querySelector("h1") ?? within;
  if (heading?.hasAttribute("tabindex") === false) heading.tabIndex = -1;
  heading?.focus(options);
};
