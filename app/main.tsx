import "./theme/global.css.ts";
import { Provider } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./shell/app.tsx";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { startUp } from "./shell/start-up.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no element with the id root");

const store = await startUp();
createRoot(container).render(
  <StrictMode>
    <Provider store={store}>
      <ErrorBoundary resetKey="app">
        <App />
      </ErrorBoundary>
    </Provider>
  </StrictMode>,
);
