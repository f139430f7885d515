import { useEffect, useEffectEvent, useRef } from "react";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";

/** The link that a plain click would open inside this app; null = none. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlain || link === null || !link.hasAttribute("href")) return null;
  const opensHere = link.target === "" || link.target === "_self";
  return opensHere && link.origin === window.location.origin && !link.hasAttribute("download") ? link : null;
};

/**
 * Asks before unsaved changes are lost: on links, on back and forward, and (by the browser) on closing the tab. `onAsk` gets a
 * function that leaves the page; it may be dropped to stay.
 */
export const useLeaveGuard = (isUnsaved: boolean, onAsk: (goOn: () => void) => void): void => {
  const isOff = useRef(false);
  const ask = useEffectEvent((goOn: () => void) =>
    onAsk(() => {
      isOff.current = true;
      goOn();
    }),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    isOff.current = false;
    const here = window.location.pathname + window.location.search;
    const onClick = (event: MouseEvent) => {
      const link = isOff.current ? null : linkOf(event);
      if (link === null || link.pathname + link.search === here) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => link.click());
    };
    const onPopState = (event: PopStateEvent) => {
      if (isOff.current || window.location.pathname + window.location.search === here) return;
      // this listener runs first and hides the event, so that the router does not leave the page
      event.stopImmediatePropagation();
      window.history.pushState(null, "", here);
      ask(() => window.history.back());
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("popstate", onPopState, { capture: true });
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("popstate", onPopState, { capture: true });
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [isUnsaved]);
};

const words = productEditorTexts.leave;

/** Asks before unsaved changes are dropped. */
export const LeaveDialog = ({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) => (
  <Dialog
    title={words.title}
    onClose={onStay}
    actions={[
      { label: words.leave, kind: "danger", onAct: onLeave },
      { label: words.stay, onAct: onStay, safe: true },
    ]}
  >
    <p>{words.text}</p>
  </Dialog>
);
