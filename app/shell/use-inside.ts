import { useEffect, useState } from "react";
import type * as inside from "./inside.ts";

type Inside = typeof inside;

let insideModule: Inside | null = null;

/** Loads the shell parts for guests and users, once per document. */
export const loadInside = async (): Promise<Inside> => {
  insideModule ??= await import("./inside.ts");
  return insideModule;
};

/** `loadInside` as a hook; null until the parts are loaded, and for logged-out visitors. */
export const useInside = (isIn: boolean): Inside | null => {
  const [loaded, setLoaded] = useState(insideModule);
  useEffect(() => {
    if (!isIn || loaded !== null) return;
    // No message on failure: the page's own code, which fails then too, shows one.
    void loadInside().then(setLoaded, () => undefined);
  }, [isIn, loaded]);
  return isIn ? loaded : null;
};
