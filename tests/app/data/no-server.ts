import { contentClient } from "../../../app/data/content-client.ts";
import { serverApi } from "../../../app/data/api.ts";
import { failed } from "../../../app/data/outcome.ts";
import type { PinnedReference } from "../../../app/data/pinned-reference.ts";

/** The calls without a server. */
export const unreachableApi = serverApi(() => Promise.reject(new TypeError("Failed to fetch")));

const noCopies = { read: async () => null, keep: async () => undefined };

/** The help texts of a page without a network. */
export const noContent = contentClient(
  () => Promise.reject(new TypeError("Failed to fetch")),
  noCopies,
  async () => "/content",
  () => "en",
);

/** Passkeys without a network. */
export const noPasskeys = () => Promise.reject(new TypeError("Failed to fetch"));

/** Pinned dataset versions without a network. */
export const noPinned: PinnedReference = {
  ensureRegion: async (version) => failed("network", version),
  catalogue: async (version) => failed("network", version),
  versions: async () => failed("network", "dataVersions"),
  keepNamed: async () => undefined,
  tidy: async () => undefined,
};
