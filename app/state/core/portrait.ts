import * as v from "valibot";
import { persistedAtom } from "./persisted-atom.ts";

/** Whether the visitor chose to continue in portrait orientation in this tab (decisions.md, behaviour 1). */
export const portraitAllowedAtom = persistedAtom("continueInPortrait", v.boolean(), false, "session");
