import "../theme/global.css.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { GalleryPage } from "./gallery-page.tsx";

const container = document.getElementById("root");
if (!container) throw new Error("gallery.html has no element with the id root");
createRoot(container).render(
  <StrictMode>
    <GalleryPage />
  </StrictMode>,
);
