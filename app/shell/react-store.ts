/** What wouter asks of `use-sync-external-store`. */
export { useSyncExternalStore } from "react";
