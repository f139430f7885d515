import { parentPort } from "node:worker_threads";
import type { PortfolioData } from "../../../workers/engine/portfolio/portfolio-columns.ts";

/** What the round trip sends: columns whose buffers go along, or entry objects. */
export type Parcel = { readonly columns: PortfolioData } | { readonly objects: readonly unknown[] };

/** Sends back what it got, buffers transferred. */
parentPort?.on("message", (parcel: Parcel) => {
  const buffers = "columns" in parcel ? [parcel.columns.pair.buffer, parcel.columns.quantity.buffer] : [];
  parentPort?.postMessage(
    parcel,
    buffers.filter((buffer) => buffer instanceof ArrayBuffer),
  );
});
