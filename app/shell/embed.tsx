import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import type { Root } from "react-dom/client";
import { EmbedPage } from "../pages/embed/embed-page.tsx";
import { provideServicesAtom } from "../state/core/services.ts";
import { embedServices } from "../state/start/embed-services.ts";

/** The language of the address, else the first known one of the browser. */
const wantsSpanish = (lang: string | null): boolean =>
  (lang ?? navigator.languages.find((wish) => /^e[ns]/.test(wish)))?.startsWith("es") ?? false;

/**
 * Starts the page of an embedded share in place of the app: no session, no menus, no storage, no service worker. The
 * colours follow the reader's system.
 */
export const startEmbed = async (root: Root): Promise<void> => {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (wantsSpanish(query.get("lang"))) {
    document.documentElement.lang = "es";
    const { speakSpanish } = await import("../text/es/all.ts");
    speakSpanish();
  }
  const store = createStore();
  store.set(provideServicesAtom, embedServices());
  root.render(
    <StrictMode>
      <Provider store={store}>
        <EmbedPage share_id={pathname.split("/")[2] ?? ""} chart={query.get("chart")} />
      </Provider>
    </StrictMode>,
  );
};
