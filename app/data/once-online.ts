/** Calls back the next time that the browser has a connection again. */
export const onceOnline = (action: () => void): void => {
  globalThis.addEventListener("online", action, { once: true });
};
