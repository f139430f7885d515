import { atom } from "jotai";
import { faulty, readUnpacked, type ReadShare, type ReadWork, type ShareFault } from "../../data/share/read-share.ts";
import { isShareFragment, unpackFragment } from "../../data/share/share-fragment.ts";
import { streamPieces } from "../../data/stream-pieces.ts";
import type { WorkFile } from "../../data/share/work-file.ts";
import type { Problem } from "../core/outcome.ts";
import { openSafely, servicesAtom, type OpenServices, type Services } from "../core/services.ts";
import { openShareAtom, type OpenedShare } from "./shared-store.ts";

export { isShareFragment };
export type { OpenedShare };
export type WorkInFile = WorkFile;

/** The source of shared results: the fragment of a link, the server, or a file. */
export type ShareSource =
  | { readonly kind: "link"; readonly fragment: string }
  | { readonly kind: "stored"; readonly id: string }
  | { readonly kind: "file"; readonly file: Blob };

/**
 * Why shared results cannot be shown. gone: the link has no content any more; expired: its time is over; version: the server does not have that dataset
 * version; failed: a later attempt may work.
 */
export type OpeningFault = ShareFault | "gone" | "expired" | "version" | "failed";

export type Opening =
  | { readonly ok: true; readonly opened: OpenedShare }
  /** a file of work that a browser could not store (unstored-work.ts) */
  | { readonly ok: true; readonly work: WorkFile }
  | { readonly ok: false; readonly fault: OpeningFault };

/** In bytes; enough for a portfolio of more than a million lines, and less than the longest text of a browser. */
const FILE_BYTES = 256 * 1024 * 1024;

const storedFault = ({ code }: Problem): OpeningFault =>
  code === "not_found" ? "gone" : code === "expired" ? "expired" : "failed";

/** Reads bytes and has the worker parse them. */
async function unpacked(
  services: Services,
  read: (opened: OpenServices) => Promise<readonly ArrayBuffer[] | OpeningFault>,
): Promise<ReadShare | ReadWork | { readonly ok: false; readonly fault: OpeningFault }> {
  const opened = await openSafely(services);
  if (!opened.ok) return { ok: false, fault: "failed" };
  const pieces = await read(opened.value);
  if (typeof pieces === "string") return { ok: false, fault: pieces };
  const parsed = await opened.value.engine.unpackShare(pieces);
  return parsed.ok ? readUnpacked(parsed.value) : { ok: false, fault: "failed" };
}

const readAtom = atom(
  null,
  async (
    get,
    _set,
    source: ShareSource,
  ): Promise<ReadShare | ReadWork | { readonly ok: false; readonly fault: OpeningFault }> => {
    switch (source.kind) {
      case "link":
        return unpackFragment(source.fragment);
      case "file": {
        const { file } = source;
        return file.size > FILE_BYTES
          ? faulty("large")
          : unpacked(get(servicesAtom), () => streamPieces(file.stream()));
      }
      case "stored":
        return unpacked(get(servicesAtom), async ({ shares }) => {
          const read = await shares.read(source.id);
          return read.ok ? read.value : storedFault(read.problem);
        });
    }
  },
);

/** Reads shared results and makes a store that shows them. Never rejects. */
export const openSharedAtom = atom(null, async (_get, set, source: ShareSource): Promise<Opening> => {
  try {
    const read = await set(readAtom, source);
    if (!read.ok || "work" in read) return read;
    const opened = await set(openShareAtom, read.share);
    if (opened.ok) return { ok: true, opened: opened.value };
    const { code } = opened.problem;
    return { ok: false, fault: code === "not_found" ? "version" : code === "invalid" ? "damaged" : "failed" };
  } catch {
    // for example a file that was removed while it was read
    return { ok: false, fault: "failed" };
  }
});
