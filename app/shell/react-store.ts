/** Replaces the package `use-sync-external-store`, of which wouter uses only this hook. */
export { useSyncExternalStore } from "react";
