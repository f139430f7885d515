/** The keys of one change arrive one by one; after this pause the change is complete. */
const SETTLED_MS = 50;

/**
 * Calls back when another tab has changed one of these keys of local storage, and when this page is restored from the
 * back/forward cache, where it gets no events.
 */
export function onOtherTabs(keys: readonly string[], listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(listener, SETTLED_MS);
  };
  window.addEventListener("storage", ({ key }) => {
    // null: storage was cleared
    if (key === null || keys.includes(key)) soon();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) soon();
  });
}
