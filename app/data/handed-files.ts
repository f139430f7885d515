import { takeSharedFiles } from "../../workers/offline/shared-files.ts";

/** The Launch Handler API, which TypeScript does not have yet. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/**
 * Gives the files that the system has opened the installed app with: by "Open with" (`file_handlers`) or by sharing them
 * (`share_target`). Does nothing in browsers that have neither.
 */
export function onHandedFiles(take: (files: readonly File[]) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    // a file may be gone by then
    void Promise.all(files.map((file) => file.getFile())).then(take, () => undefined);
  });
  if ("caches" in globalThis) void takeSharedFiles(globalThis.caches).then(take, () => undefined);
}
