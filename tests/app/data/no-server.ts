import { contentClient } from "../../../app/data/content-client.ts";
import { accountApi } from "../../../app/data/account-api.ts";
import { failed } from "../../../app/data/outcome.ts";
import { shareApi } from "../../../app/data/share/share-api.ts";
import type { PinnedReference } from "../../../app/data/pinned-reference.ts";

/** The calls about accounts where no server is reached. */
export const unreachableAccounts = accountApi(() => Promise.reject(new TypeError("Failed to fetch")));

const noCopies = { read: async () => null, keep: async () => undefined };

/** Links are handed out by the server alone. */
export const noShares = shareApi(() => Promise.reject(new TypeError("Failed to fetch")));

/** The help texts of a page without a network. */
export const noContent = contentClient(
  () => Promise.reject(new TypeError("Failed to fetch")),
  noCopies,
  async () => "/content",
  () => "en",
);

/** Nobody administers a page without a network. */
export const noAdmin = () => Promise.reject(new TypeError("Failed to fetch"));

/** Nobody logs in with a passkey without a network. */
export const noPasskeys = () => Promise.reject(new TypeError("Failed to fetch"));

/** Other dataset versions than the one in use are not to be had without a network. */
export const noPinned: PinnedReference = {
  ensureRegion: async (version) => failed("network", version),
  catalogue: async (version) => failed("network", version),
  versions: async () => failed("network", "dataVersions"),
  keepNamed: async () => undefined,
  tidy: async () => undefined,
};
