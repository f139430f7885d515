import { createElement, useEffect, useState, type ComponentType } from "react";
import { MissingPart } from "../missing-part/missing-part.tsx";

interface Closed {
  readonly onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened; renders nothing until then. If the code cannot be loaded,
 * because the connection is down or the server no longer has this build, `MissingPart` is shown instead; the page
 * behind it keeps its state.
 */
export function lazyDialog<P extends Closed>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let arrived: ComponentType<P> | null = null;
  return function LazyDialog(props: P) {
    // in an object, because a state setter would call a bare component as an updater function
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
