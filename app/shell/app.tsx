import { useAtomValue, useSetAtom } from "jotai";
import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from "react";
import { curtainAtom } from "../state/core/curtain.ts";
import { href } from "../state/routes/href.ts";
import { entryAtom } from "../state/account/entry-stage.ts";
import { loadingAtom, startLoadingAtom } from "../state/start/loading.ts";
import { previewAtom } from "../state/core/preview.ts";
import { startSessionAtom } from "../state/start/session-start.ts";
import { sessionAtom } from "../state/core/session.ts";
import { storeWayBackAtom } from "../state/routes/way-back.ts";
import { shellTexts } from "../text/en/shell.ts";
import { SkipLink } from "../ui/hidden/hidden.tsx";
import { destinationOf } from "./destination.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Navigation, useLiveAddress } from "./navigation.tsx";
import { Notices } from "./notices.tsx";
import { PageFailure } from "./page-failure.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { createPageTransition } from "./page-transition.ts";
import { RotateDevice } from "./rotate-device.tsx";
import { sessionDialogAtom, type SessionDialog } from "../state/account/session-dialog.ts";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import { useInside } from "./use-inside.ts";
import { onIdle } from "../scheduling/on-idle.ts";
import * as style from "./frame.css.ts";

type Dialogs = ComponentType<{ readonly dialog: SessionDialog }>;

/** Dialogs about the session. `BehindPage` loads their code in advance. */
const SessionQuestions = () => {
  const dialog = useAtomValue(sessionDialogAtom);
  // In an object, because a state setter calls a function that it is given.
  const [loaded, setLoaded] = useState<{ readonly Dialogs: Dialogs } | null>(null);
  const [failed, setFailed] = useState(false);
  const isAsked = dialog !== null;
  useEffect(() => {
    if (loaded !== null || failed || !isAsked) return;
    import("../features/account/session-questions/session-dialogs.tsx").then(
      (module) => setLoaded({ Dialogs: module.default }),
      () => setFailed(true),
    );
  }, [loaded, failed, isAsked]);
  if (dialog === null) return null;
  if (loaded !== null) return <loaded.Dialogs dialog={dialog} />;
  return failed ? (
    <ErrorNotice
      title={shellTexts.failure.chunkTitle}
      text={shellTexts.failure.chunkWhat}
      onRetry={() => setFailed(false)}
    />
  ) : null;
};

const Curtain = lazy(() => import("./curtain.tsx"));

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

  if (isCurtainDown) {
    return (
      <Suspense>
        <Curtain />
      </Suspense>
    );
  }
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
