import { type ComponentType, createElement, memo, useEffect, useState } from "react";

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface LazyPart<P> {
  /** null = not loaded */
  readonly Part: ComponentType<P> | null;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** Components that have been loaded, by the function that loads them: shown at once when they are mounted again. */
const loadedParts = new WeakMap<object, unknown>();

/**
 * Loads a component when it is first mounted. It is missing if the connection is down or the server no longer has this build;
 * mounting it again is a retry.
 *
 * @param load must be the same function in each render
 */
export function useLazyPart<P>(load: Load<P>): LazyPart<P> {
  const [isMissing, setMissing] = useState(false);
  const [, setLoaded] = useState(false);
  const Part = (loadedParts.get(load) as ComponentType<P> | undefined) ?? null;
  useEffect(() => {
    if (Part !== null || isMissing) return undefined;
    let isMounted = true;
    const start = async (): Promise<void> => {
      try {
        // memo: an edit renders the page at once, but a part only when its own props change
        loadedParts.set(load, memo((await load()).default));
        if (isMounted) setLoaded(true);
      } catch {
        if (isMounted) setMissing(true);
      }
    };
    void start();
    return () => {
      isMounted = false;
    };
  }, [load, Part, isMissing]);
  return { Part, isMissing, retry: () => setMissing(false) };
}

interface StandIns<P> {
  /** shown while the code is loading; default: nothing */
  readonly Waiting?: ComponentType<P>;
  /** shown if it cannot be loaded; default: nothing */
  readonly Missing?: ComponentType<P & { readonly onRetry: () => void }>;
}

/** A component whose code is loaded when it is first shown. */
export function lazyPart<P extends object>(load: Load<P>, { Waiting, Missing }: StandIns<P> = {}): ComponentType<P> {
  return function LazyPart(props: P) {
    const { Part, isMissing, retry } = useLazyPart(load);
    if (Part !== null) return createElement(Part, props);
    if (isMissing) return Missing ? createElement(Missing, { ...props, onRetry: retry }) : null;
    return Waiting ? createElement(Waiting, props) : null;
  };
}
