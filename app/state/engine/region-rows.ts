import { atom } from "jotai";
import { openTablesSafely, servicesAtom } from "../core/services.ts";

/** Requests a region's rows before anything is scored with them. Never rejects; whoever scores sees a failure. */
export const requestRegionAtom = atom(null, async (get, _set, region_id: string): Promise<void> => {
  const opened = await openTablesSafely(get(servicesAtom));
  if (opened.ok) await opened.value.reference.ensureRegion(region_id);
});
