import { atom } from "jotai";
import { openSafely, servicesAtom } from "./services.ts";

/** The longest time that a page waits for the index; help that is opened later waits for the rest. */
const PATIENCE_MS = 1_000;

/** Loads the index of the content service, or stops waiting after a second; never fails. */
export const loadContentIndexAtom = atom(null, async (get): Promise<void> => {
  const services = get(servicesAtom);
  const opened = await openSafely(services);
  if (!opened.ok) return;
  let stop = (): void => undefined;
  const patience = new Promise<void>((resolve) => (stop = services.after(PATIENCE_MS, resolve)));
  await Promise.race([opened.value.content.index(), patience]);
  stop();
});
