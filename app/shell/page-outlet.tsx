import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { shellTexts } from "../text/en/shell.ts";
import { focusHeading } from "../ui/hidden/focus-heading.ts";
import { Spinner } from "../ui/progress-view/progress-view.tsx";
import type { Destination } from "./destination.ts";
import * as style from "./frame.css.ts";
import { ShownAddress } from "./navigation.tsx";
import { PageFailure } from "./page-failure.tsx";
import { type Address, pageKey, type PageTransition } from "./page-transition.ts";
import { titleOf } from "./screens.ts";

type ToScreen = Extract<Destination, { kind: "screen" }>;

/** The page on screen with its own last address, which it keeps while the next page loads. */
interface ShownPage {
  readonly key: string;
  readonly address: Address;
  readonly Page: ComponentType;
  /** the first page of a visit neither fades in nor takes the focus */
  readonly first: boolean;
}

const BrokenPage = () => <PageFailure kind="chunk" />;

const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Shows the page of the destination: loads it while the previous page stays, with a sign of loading, then fades it in,
 * sets the title, scrolls to the top and moves the focus to its heading.
 */
export const PageOutlet = ({
  address,
  destination,
  transition,
  arrival,
  onShown,
}: {
  readonly address: Address;
  readonly destination: ToScreen;
  readonly transition: PageTransition;
  /** true for the first page of the visit */
  readonly arrival: boolean;
  /** called when a page is on screen */
  readonly onShown: () => void;
}) => {
  const { key, screen } = destination;
  const [shown, setShown] = useState<ShownPage | null>(() =>
    arrival && screen.Page ? { key, address, Page: screen.Page, first: true } : null,
  );
  const outlet = useRef<HTMLDivElement>(null);
  const settled = shown?.key === key;
  if (settled && shown.address !== address) setShown({ ...shown, address });

  const request = useEffectEvent((wanted: string) => {
    if (settled) {
      document.title = titleOf(screen);
      return undefined;
    }
    let abandoned = false;
    const show = (Page: ComponentType): void => {
      if (abandoned) return;
      document.title = titleOf(screen);
      setShown((before) => ({ key: wanted, address, Page, first: arrival && before === null }));
    };
    screen.load().then(
      (module) => show(module.default),
      () => show(BrokenPage),
    );
    return () => {
      abandoned = true;
      transition.end();
    };
  });
  // A new query on the same page is no transition: only the key counts.
  useLayoutEffect(() => request(key), [key]);

  const pageIsShown = useEffectEvent(onShown);
  const onScreen = shown?.key;
  const first = shown?.first ?? true;
  useEffect(() => {
    if (onScreen === undefined) return;
    pageIsShown();
    if (first || !outlet.current) return;
    window.scrollTo(0, 0);
    focusHeading(outlet.current, { preventScroll: true });
  }, [onScreen, first]);

  const beginFade = useEffectEvent(() => transition.begin(pageKey(shown?.address ?? address)));
  // Only the fade is a transition: while a page's code loads, the visitor may still choose another page.
  useLayoutEffect(() => {
    if (!first && onScreen !== undefined && !isStill()) beginFade();
  }, [onScreen, first]);

  const waiting = (
    <div className={shown ? style.waitingAbove : style.waiting}>
      <Spinner label={shellTexts.loading.page} />
    </div>
  );
  if (!shown) return waiting;
  const { Page } = shown;
  return (
    <ShownAddress address={settled ? address : shown.address}>
      {!settled && waiting}
      <div key={shown.key} ref={outlet} className={shown.first ? style.page : style.fadingPage}>
        <Page />
      </div>
    </ShownAddress>
  );
};
