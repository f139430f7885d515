import { ErrorNotice } from "./error-notice.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  "with retry": () => (
    <ErrorNotice
      title="The reference data could not be loaded."
      text={<p>The server did not answer. What you made is safe in this browser.</p>}
      onRetry={() => undefined}
    />
  ),
  "title alone": () => <ErrorNotice title="Invalid email address" />,
};
