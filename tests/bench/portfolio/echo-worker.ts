import { parentPort } from "node:worker_threads";
import { buffersOf } from "../../../workers/engine/portfolio/entry-buffers.ts";
import type { EntryData } from "../../../workers/engine/portfolio/entry-columns.ts";

/** What the round trip sends: columns whose buffers go along, or entry objects. */
export type Parcel = { readonly columns: EntryData } | { readonly objects: readonly unknown[] };

/** Sends back what it got, buffers transferred. */
parentPort?.on("message", (parcel: Parcel) => {
  parentPort?.postMessage(parcel, "columns" in parcel ? buffersOf(parcel.columns) : []);
});
