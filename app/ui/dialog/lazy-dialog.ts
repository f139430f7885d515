import { createElement, useEffect, useState, type ComponentType } from "react";
import { MissingPart } from "../missing-part/missing-part.tsx";

interface Closed {
  readonly onClose: () => void;
}

/**
 * A dialog whose code comes when it is opened first; nothing until it is there. Where it does not arrive, because the connection is
 * down or the build of this tab is gone from the server, a dialog in its place says so: the page behind it stays as it is.
 */
export function lazyDialog<P extends Closed>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let arrived: ComponentType<P> | null = null;
  return function LazyDialog(props: P) {
    // in an object, because a component is a function and a setter would call it
    const [state, setState] = useState<{ readonly Loaded: ComponentType<P> | null; readonly isMissing: boolean }>({
      Loaded: arrived,
      isMissing: false,
    });
    const { Loaded, isMissing } = state;
    useEffect(() => {
      if (Loaded !== null) return undefined;
      let stays = true;
      const bring = async (): Promise<void> => {
        try {
          arrived = (await load()).default;
          if (stays) setState({ Loaded: arrived, isMissing: false });
        } catch {
          if (stays) setState({ Loaded: null, isMissing: true });
        }
      };
      void bring();
      return () => {
        stays = false;
      };
    }, [Loaded]);
    if (Loaded !== null) return createElement(Loaded, props);
    return isMissing ? createElement(MissingPart, { onClose: props.onClose }) : null;
  };
}
