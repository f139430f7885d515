import { useEffect, useState } from "react";
import type * as inside from "./inside.ts";

type Inside = typeof inside;

let arrived: Inside | null = null;

/** The parts of the shell for those who are in, loaded once a page. */
export const loadInside = async (): Promise<Inside> => {
  arrived ??= await import("./inside.ts");
  return arrived;
};

/** The same for a component; null until they are there. */
export const useInside = (isIn: boolean): Inside | null => {
  const [loaded, setLoaded] = useState(arrived);
  useEffect(() => {
    if (!isIn || loaded !== null) return;
    // where its code does not arrive the page's own did not either, and says so
    void loadInside().then(setLoaded, () => undefined);
  }, [isIn, loaded]);
  return isIn ? loaded : null;
};
