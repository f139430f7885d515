import { parentPort } from "node:worker_threads";
import Papa from "papaparse";

/** What papaparse does with `worker: true`: the text is parsed in a worker, its rows come back as objects. */
async function answer(file: Blob): Promise<void> {
  const { data } = Papa.parse(await file.text(), { header: true, skipEmptyLines: true });
  parentPort?.postMessage({ ready: data.length, data }, []);
}

parentPort?.on("message", ({ file }: { readonly file: Blob }) => void answer(file));
