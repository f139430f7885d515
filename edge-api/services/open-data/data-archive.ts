import { Zip, ZipDeflate } from "fflate";
import { DATA_PACKAGE_FILE } from "../../contract/citation.ts";
import type { Ports } from "../../ports.ts";
import { packageFile, type DataEdition, type DataResource } from "./data-package.ts";
import { resourcesOf } from "./data-files.ts";

/** ZIP has no dates before 1980 and no time zones: what is written is the day of UTC at noon, on every machine the same. */
const dayOf = (created: number): Date => {
  const date = new Date(created);
  return new Date(Math.max(date.getUTCFullYear(), 1980), date.getUTCMonth(), date.getUTCDate(), 12);
};

/**
 * A version as a ZIP archive: every table as CSV, then `datapackage.json`. Made while it is sent, one file after the other,
 * so that neither the memory nor the thread is held for all of it.
 */
function dataArchive(
  ports: Pick<Ports, "reference" | "pause">,
  edition: DataEdition,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const resources: DataResource[] = [];
  const tables = resourcesOf(ports, edition);
  let made: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(new Uint8Array(chunk));
  });
  const add = (name: string, text: string): void => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = dayOf(edition.created);
    zip.add(file);
    file.push(encoder.encode(text), true);
  };
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await tables.next();
      if (done) {
        add(DATA_PACKAGE_FILE, packageFile(resources, edition));
        zip.end();
      } else {
        resources.push(value.resource);
        add(value.resource.path, value.csv);
      }
      for (const chunk of made) controller.enqueue(chunk);
      made = [];
      if (done) controller.close();
    },
    async cancel() {
      await tables.return();
    },
  });
}

/** Archives that an isolate keeps: readers ask for the current version. */
const KEPT = 2;

/**
 * The archive of a version, made once an isolate.
 *
 * @param compute called before an archive is made; may refuse
 */
export function keptArchives(ports: Pick<Ports, "reference" | "pause">) {
  const kept = new Map<string, ArrayBuffer>();
  return async (edition: DataEdition, compute: () => void): Promise<ArrayBuffer> => {
    const key = JSON.stringify([edition.origin, edition.version]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    compute();
    const made = await new Response(dataArchive(ports, edition)).arrayBuffer();
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= KEPT) kept.delete(oldest);
    kept.set(key, made);
    return made;
  };
}
