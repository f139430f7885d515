import { contentClient } from "../../../app/data/content-client.ts";
import { accountApi } from "../../../app/data/account-api.ts";
import { failed } from "../../../app/data/outcome.ts";
import { shareApi } from "../../../app/data/share/share-api.ts";
import type { PinnedReference } from "../../../app/data/pinned-reference.ts";

/** The account calls without a server. */
export const unreachableAccounts = accountApi(() => Promise.reject(new TypeError("Failed to fetch")));

const noCopies = { read: async () => null, keep: async () => undefined };

/** The calls about links without a server. */
export const noShares = shareApi(() => Promise.reject(new TypeError("Failed to fetch")));

/** The help texts of a page without a network. */
export const noContent = contentClient(
  () => Promise.reject(new TypeError("Failed to fetch")),
  noCopies,
  async () => "/content",
  () => "en",
);

/** The administrators' calls without a network. */
export const noAdmin = () => Promise.reject(new TypeError("Failed to fetch"));

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
