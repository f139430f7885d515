/**
 * Would a load of the page lose something? Asked as the browser itself asks before it leaves: whoever holds what is not
 * saved objects (`useLeaveGuard`, the saving mark of the header). Half-filled forms say so with `data-typed`.
 */
export const somethingUnsaved = (): boolean =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true })) ||
  document.querySelector("[data-typed='true']") !== null;
