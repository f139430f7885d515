/**
 * True if a reload would lose unsaved input. Dispatches `beforeunload`, which `useLeaveGuard` and the saving status in the
 * header cancel while something is unsaved; half-filled forms are marked with `data-typed`.
 */
export const somethingUnsaved = (): boolean =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true })) ||
  document.querySelector("[data-typed='true']") !== null;
