import { useEffect, useState } from "react";
import type * as inside from "./inside.ts";

export type Inside = typeof inside;

let insideModule: Inside | null = null;

/** Loads the shell parts for guests and users, once per document. */
export const loadInside = async (): Promise<Inside> => {
  insideModule ??= await import("./inside.ts");
  return insideModule;
};

/** `loadInside` as a hook; null until the parts are loaded, and for logged-out visitors. "missing": they could not be loaded. */
export const useInside = (isIn: boolean): Inside | "missing" | null => {
  const [loaded, setLoaded] = useState<Inside | "missing" | null>(insideModule);
  useEffect(() => {
    if (!isIn || loaded !== null) return;
    void loadInside().then(setLoaded, () => setLoaded("missing"));
  }, [isIn, loaded]);
  return isIn ? loaded : null;
};
