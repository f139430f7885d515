import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { onIdle } from "../scheduling/on-idle.ts";
import { entryAtom } from "../state/account/entry-stage.ts";
import { sessionDialogAtom } from "../state/account/session-questions.ts";
import { curtainAtom, portraitAllowedAtom } from "../state/core/curtain.ts";
import { previewAtom } from "../state/core/preview.ts";
import { sessionAtom } from "../state/core/session.ts";
import { storeWayBackAtom } from "../state/routes/calling-flow.ts";
import { href } from "../state/routes/href.ts";
import { loadingAtom, startLoadingAtom } from "../state/start/loading.ts";
import { startSessionAtom } from "../state/start/session-start.ts";
import { shellTexts } from "../text/en/shell.ts";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import { SkipLink } from "../ui/hidden/hidden.tsx";
import { lazyPart } from "../ui/lazy-part/lazy-part.ts";
import { destinationOf } from "./destination.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import * as style from "./frame.css.ts";
import { Header } from "./header.tsx";
import { Navigation, useLiveAddress } from "./navigation.tsx";
import { Notices } from "./notices.tsx";
import { PageFailure } from "./page-failure.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { createPageTransition } from "./page-transition.ts";
import { useInside } from "./use-inside.ts";

const MissingDialogs = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorNotice title={shellTexts.failure.chunkTitle} text={shellTexts.failure.chunkWhat} onRetry={onRetry} />
);

const SessionDialogs = lazyPart(() => import("../features/account/session-questions/session-dialogs.tsx"), {
  Missing: MissingDialogs,
});

/** Dialogs about the session. `BehindPage` loads their code in advance. */
const SessionQuestions = () => {
  const dialog = useAtomValue(sessionDialogAtom);
  return dialog && <SessionDialogs dialog={dialog} />;
};

const Curtain = lazyPart(() => import("./curtain.tsx"), { Missing: () => <PageFailure kind="chunk" /> });

/** The whole app: guards, loading screen, header, page, footer. */
export const App = () => {
  const address = useLiveAddress();
  const session = useAtomValue(sessionAtom);
  const loading = useAtomValue(loadingAtom);
  const startLoading = useSetAtom(startLoadingAtom);
  const setPreview = useSetAtom(previewAtom);
  const rememberWayBack = useSetAtom(storeWayBackAtom);
  const entry = useAtomValue(entryAtom);
  const startSession = useSetAtom(startSessionAtom);
  const found = useInside(session.kind !== "out");
  const inside = found === "missing" ? null : found;
  const isCurtainDown = useAtomValue(curtainAtom);
  const [transition] = useState(createPageTransition);
  const destination = destinationOf(address, session);
  const screen = destination.kind === "screen" ? destination.screen : null;
  const key = destination.kind === "screen" ? destination.key : null;
  const [firstKey, setFirstKey] = useState(key);
  const [begun, setBegun] = useState(false);
  if (firstKey === null && key !== null) setFirstKey(key);

  const leadsTo = destination.kind === "redirect" ? destination.to : null;
  useLayoutEffect(() => {
    if (destination.kind === "preview") setPreview(true);
    else if (leadsTo === null) return;
    // Not through the router: a running transition would ignore the redirect.
    window.history.replaceState(null, "", leadsTo ?? href("home"));
  }, [destination.kind, leadsTo, setPreview]);

  useEffect(() => {
    if (screen !== null) rememberWayBack(address.pathname, address.search);
  }, [screen, address, rememberWayBack]);

  useEffect(() => void startSession(), [startSession]);

  useEffect(() => {
    if (screen === null) return undefined;
    if (screen.needs === "nothing") return onIdle(() => void startLoading());
    void startLoading();
    // Load the page in parallel with the tables; PageOutlet reports a failure.
    void screen.load().catch(() => undefined);
    return undefined;
  }, [screen, startLoading]);

  if (isCurtainDown) return <Curtain />;
  const loadingScreen = inside ? (
    <inside.LoadingScreen />
  ) : (
    found === "missing" && (
      <main>
        <PageFailure kind="chunk" />
      </main>
    )
  );
  if (destination.kind === "wait") return loadingScreen;
  if (destination.kind !== "screen") return null;
  if (session.kind === "user" && (entry.kind === "loading" || entry.kind === "failed")) {
    return (
      <RotateDevice>
        {inside && <inside.EntryScreen entry={entry} />}
        <SessionQuestions />
      </RotateDevice>
    );
  }
  return (
    <RotateDevice>
      {destination.screen.needs === "reference" && loading.status !== "ready" ? (
        loadingScreen
      ) : (
        <Navigation address={address} transition={transition}>
          <SkipLink href="#content">{shellTexts.skip}</SkipLink>
          <Header address={address} inside={inside} />
          <Notices newer={inside && <inside.News />} />
          <main id="content" tabIndex={-1} className={style.page}>
            <ErrorBoundary resetKey={destination.key}>
              <PageOutlet
                address={address}
                destination={destination}
                transition={transition}
                arrival={destination.key === firstKey}
                onShown={() => setBegun(true)}
              />
            </ErrorBoundary>
          </main>
          {/* Only after the first page is on screen, which would push the footer down. */}
          {begun && <Footer />}
        </Navigation>
      )}
      <SessionQuestions />
      {inside && <inside.BehindPage begun={begun} />}
    </RotateDevice>
  );
};

/** Replaces a prompt that could not be loaded: shows the app. */
const NoPrompt = () => {
  const allow = useSetAtom(portraitAllowedAtom);
  useEffect(() => void allow(true), [allow]);
  return null;
};

/** Lazy: never shown in landscape. */
const RotatePrompt = lazyPart(() => import("./rotate-prompt.tsx"), { Missing: NoPrompt });

const portrait = () => window.matchMedia("(orientation: portrait)");

const subscribe = (listener: () => void) => {
  const query = portrait();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/**
 * In portrait orientation, shows the specification's prompt instead of the app until the visitor rotates the device or
 * continues anyway (WCAG 1.3.4). The app stays mounted, so rotating loses no state.
 */
const RotateDevice = ({ children }: { readonly children: ReactNode }) => {
  const upright = useSyncExternalStore(subscribe, () => portrait().matches);
  const allowed = useAtomValue(portraitAllowedAtom);
  const asks = upright && !allowed;
  return (
    <>
      {asks && <RotatePrompt />}
      <div className={style.app} hidden={asks}>
        {children}
      </div>
    </>
  );
};
