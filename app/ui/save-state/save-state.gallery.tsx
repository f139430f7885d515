import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SaveState } from "./save-state.tsx";

const at = new Date(2026, 10, 20, 14, 5).getTime();

export const gallery: Gallery = {
  all: () => (
    <div className={narrow}>
      <SaveState state={{ kind: "none" }} />
      <SaveState state={{ kind: "saving" }} />
      <SaveState state={{ kind: "sending", sent: 0.42 }} />
      <SaveState state={{ kind: "saved", at }} />
      <SaveState state={{ kind: "kept_here", at }} />
      <SaveState state={{ kind: "not_saved" }} onRetry={() => undefined} />
      <SaveState state={{ kind: "not_saved", reason: "the browser's storage is full." }} onRetry={() => undefined} />
      <SaveState state={{ kind: "offline" }} onRetry={() => undefined} />
      <SaveState state={{ kind: "retrying" }} onRetry={() => undefined} />
      <SaveState state={{ kind: "busy" }} />
      <SaveState state={{ kind: "session" }} />
      <SaveState state={{ kind: "not_sent", reason: "your account is full." }} onRetry={() => undefined} />
      <SaveState
        state={{ kind: "not_sent", reason: "changed on another device." }}
        onRetry={() => undefined}
        retryLabel="Decide"
      />
      <SaveState state={{ kind: "guest" }} />
    </div>
  ),
};
