import { atom } from "jotai";
import { openSafely, servicesAtom } from "./services.ts";

/** Help is no reason to wait long: whoever opens it waits for the rest. */
const PATIENCE_MS = 1_000;

/** Loads what the content service has, or gives up waiting for it; never fails. */
export const loadContentIndexAtom = atom(null, async (get): Promise<void> => {
  const services = get(servicesAtom);
  const opened = await openSafely(services);
  if (!opened.ok) return;
  let stop = (): void => undefined;
  const patience = new Promise<void>((resolve) => (stop = services.after(PATIENCE_MS, resolve)));
  await Promise.race([opened.value.content.index(), patience]);
  stop();
});
