import { parentPort } from "node:worker_threads";
import Papa from "papaparse";

/** What papaparse does with `worker: true`: the text is parsed in a worker, its rows come back as objects. */
parentPort?.on("message", async ({ file }: { readonly file: Blob }) => {
  const { data } = Papa.parse(await file.text(), { header: true, skipEmptyLines: true });
  parentPort?.postMessage({ ready: data.length, data });
});
