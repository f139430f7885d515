import "./theme/global.css.ts";
import { Provider } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { isEmbedPath } from "../edge-api/contract/share-path.ts";
import { App } from "./shell/app.tsx";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { startUp } from "./shell/start-up.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no element with the id root");

const root = createRoot(container);
let shown = 0;

// a frame in another site shows one chart and nothing of the app
if (isEmbedPath(location.pathname)) void import("./shell/embed.tsx").then(({ startEmbed }) => startEmbed(root));
else {
  // no top-level await: the chunk of the storage migrations imports this one, so both would wait for each other
  void startUp((store) => {
    shown += 1;
    root.render(
      <StrictMode>
        <Provider key={shown} store={store}>
          <ErrorBoundary resetKey="app">
            <App />
          </ErrorBoundary>
        </Provider>
      </StrictMode>,
    );
  });
}
