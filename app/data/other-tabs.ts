/** The writes of one change arrive one by one; this long after the last of them the change is whole. */
const SETTLED_MS = 50;

/**
 * Calls back when another tab has changed one of these keys of local storage, and when this page comes back out of the
 * browser's cache, where it heard nothing.
 */
export function onOtherTabs(keys: readonly string[], listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(listener, SETTLED_MS);
  };
  window.addEventListener("storage", ({ key }) => {
    // null: everything was cleared
    if (key === null || keys.includes(key)) soon();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) soon();
  });
}
