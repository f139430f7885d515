import { downloadFile, downloadText } from "../../data/download.ts";
import { memoryFlags } from "../../data/memory-records.ts";
import type { Services } from "../core/services.ts";
import { openEmbed } from "./open-embed.ts";

/** The services of an embedded share: no session, no cookies and no storage of the browser, not even read. */
export function embedServices(): Services {
  let opened: ReturnType<typeof openEmbed> | null = null;
  return {
    flags: memoryFlags({}),
    now: Date.now,
    after: (ms, action) => {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
    download: downloadText,
    downloadFile,
    open: () => (opened ??= openEmbed()),
  };
}
