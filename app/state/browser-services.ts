import { downloadFile, downloadText } from "../data/download.ts";
import { browserFlags } from "../data/flag-store.ts";
import type { OpenServices, Services } from "./services.ts";

/** The services of a real page. Light: the heavy ones come with the first verb that needs them. */
export function browserServices(): Services {
  let opened: Promise<OpenServices> | null = null;
  return {
    flags: browserFlags(),
    now: Date.now,
    after: (ms, action) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    download: downloadText,
    downloadFile,
    open: () => {
      opened ??= import("./open-services.ts").then(
        ({ openBrowserServices }) => openBrowserServices(),
        (error: unknown) => {
          // a chunk that did not arrive may arrive the next time
          opened = null;
          throw error;
        },
      );
      return opened;
    },
  };
}
