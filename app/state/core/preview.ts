import * as v from "valibot";
import { persistedAtom } from "./persisted-atom.ts";

/** Whether the preview banner shows in this tab (specification section 2, /preview). */
export const previewAtom = persistedAtom("preview", v.boolean(), false, "session");
