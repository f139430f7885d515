import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { ProgressView, Spinner } from "./progress-view.tsx";

export const gallery: Gallery = {
  "half way": () => (
    <ProgressView label="Loading Data Tables" percent={50} note="151 products, 189 activities, 5 regions" />
  ),
  "at the start": () => <ProgressView label="Initializing" percent={5} />,
  "unknown progress": () => <Spinner label="Computing scores" />,
};
